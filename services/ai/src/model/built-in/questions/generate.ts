import { readMaterial } from '../../../material/material.ts';
import { findIn } from '../findings/find.ts';
import { grammars } from '../grammar/grammars.ts';
import { phrasings } from '../phrasing/phrasings.ts';
import { apply } from './apply.ts';
import type { Candidate, Workbench } from './candidate.ts';
import { choose, type Wish } from './choose.ts';
import { judge } from './judge.ts';
import { recall } from './recall.ts';

/** The questions that a text is good for, best first within what was wished. */
export const generate = (text: string, wish: Pick<Wish, 'count' | 'levels' | 'focus' | 'existing'>): Candidate[] => {
  const material = readMaterial(text);
  const { all, isHistory } = findIn(material);
  const { language } = material;
  const bench: Workbench = {
    material,
    findings: all,
    isHistory,
    grammar: grammars[language],
    say: phrasings[language],
  };
  const headingOf = (section: number): string => material.headings[section - 1] ?? '';
  return choose([...recall(bench), ...apply(bench), ...judge(bench)], { ...wish, language, headingOf });
};
