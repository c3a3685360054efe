import { grammars } from '../languages/grammars.ts';
import { phrasings } from '../languages/phrasings.ts';
import { readMaterial } from '../lesson/material.ts';
import { apply } from './apply.ts';
import type { Candidate, Workbench } from './candidate.ts';
import { choose, type Wish } from './choose.ts';
import { findIn } from './findings/find.ts';
import type { Finding } from './findings/finding.ts';
import { judge } from './judge.ts';
import { recall } from './recall.ts';

/** Terms are compared with each other, each with each: of a dictionary so many, spread over all of it. */
const mostTerms = 60;

const withoutTooManyTerms = (findings: readonly Finding[]): Finding[] => {
  const terms = findings.filter(({ kind }) => kind === 'definition');
  if (terms.length <= mostTerms) return [...findings];
  const step = terms.length / mostTerms;
  const kept = new Set(Array.from({ length: mostTerms }, (_, index) => terms[Math.floor(index * step)]));
  return findings.filter((finding) => finding.kind !== 'definition' || kept.has(finding));
};

/** The questions that a text is good for, best first within what was wished. */
export const generate = (text: string, wish: Pick<Wish, 'count' | 'levels' | 'focus' | 'existing'>): Candidate[] => {
  const material = readMaterial(text);
  const { all, isHistory } = findIn(material);
  const { language } = material;
  const bench: Workbench = {
    material,
    findings: withoutTooManyTerms(all),
    isHistory,
    grammar: grammars[language],
    say: phrasings[language],
  };
  const headingOf = (section: number): string => material.headings[section - 1] ?? '';
  return choose([...recall(bench), ...apply(bench), ...judge(bench)], { ...wish, language, headingOf });
};
