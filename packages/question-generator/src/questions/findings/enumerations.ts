import type { Grammar } from '../../languages/grammar.ts';
import type { Language } from '../../languages/language.ts';
import { languagePacks } from '../../languages/language-packs.ts';
import { asSentence, type Clause, passageOf } from './clauses.ts';
import type { Enumeration } from './finding.ts';

const longestItem = 7;
const determiner =
  /^(?:(?:de|het|een|the|an?|der|die|das|den|ein|eine|einen|les?|la|des|du|une?)\s|vo[nm]\s(?:de[rmn]\s)?|l['’])/iu;
const innerDeterminer = /\s(?:de|het|een|the|an?|der|die|das|den|les?|la)\s/iu;
const count =
  /\b(?:twee|drie|vier|vijf|zes|zeven|two|three|four|five|six|seven|zwei|drei|vier|fünf|sechs|sieben|deux|trois|quatre|cinq|sept|[2-7])\b/iu;

interface List {
  stem: string;
  items: string[];
}

const split = (text: string, and: string): string[] =>
  text
    .replace(/[.\s]+$/, '')
    .split(new RegExp(String.raw`,\s+(?:${and}\s+)?|\s+${and}\s+`, 'u'))
    .map((item) => item.trim());

/** Without an article an item is a bare noun, or it is the beginning of another clause. */
const isBareNoun = (item: string, language: Language): boolean =>
  !innerDeterminer.test(item) && !languagePacks[language].words.stop.has(item.split(/[\s’']/)[0]?.toLowerCase() ?? '');

const isList = (items: readonly string[], language: Language): boolean =>
  items.length >= 3 &&
  items.length <= 7 &&
  items.every((item) => item && item.split(' ').length <= longestItem) &&
  (items.every((item) => determiner.test(item)) || items.every((item) => isBareNoun(item, language)));

/** Where the first item of a list begins: at its article, or at the one word before the comma. */
const startOfFirst = (head: string, second: string): number | undefined => {
  if (!determiner.test(second)) return head.lastIndexOf(' ') + 1 || undefined;
  const starts = [...head.matchAll(/(?<=\s)(?=\S)/gu)].map(({ index }) => index);
  return starts.reverse().find((start) => determiner.test(head.slice(start)));
};

const inline = (text: string, and: string): List | undefined => {
  const found = /^(?<head>[^,:;]+), (?<rest>[^:;]+)$/u.exec(text)?.groups;
  if (!new RegExp(String.raw`\s${and}\s`, 'u').test(found?.rest ?? '')) return undefined;
  const rest = split(found?.rest ?? '', and);
  const head = found?.head ?? '';
  const start = startOfFirst(head, rest[0] ?? '');
  return start === undefined ? undefined : { stem: head.slice(0, start).trim(), items: [head.slice(start), ...rest] };
};

const announced = (text: string, and: string): List | undefined => {
  const [stem = '', list, more] = text.split(/\s*:\s+/);
  if (list === undefined || more !== undefined) return undefined;
  const items = split(list, and);
  const isShort = items.every((item) => item.replace(determiner, '').split(' ').length <= 2);
  return isShort || count.test(stem) ? { stem: asSentence(stem), items } : undefined;
};

/** Lists of three to seven things that end a sentence: after a colon, or after a verb. */
export const findEnumerations = (clauses: readonly Clause[], grammar: Grammar, language: Language): Enumeration[] =>
  clauses.flatMap((clause) => {
    if (clause.pointsBack && (!clause.previous || clause.previous.pointsBack)) return [];
    const afterColon = announced(clause.text, grammar.and);
    // German puts the end of its verb behind the list: "hängt vom Alter und vom Training ab".
    const found = afterColon ?? inline(clause.text.replace(/ ab\.$/u, '.'), grammar.and);
    if (!found || found.stem.split(' ').length < (clause.pointsBack ? 2 : 3) || !isList(found.items, language))
      return [];
    const before = clause.pointsBack ? `${clause.previous?.text} ` : '';
    const role = grammar.needs.test(found.stem) ? 'needs' : grammar.dependsOn.test(clause.text) ? 'factors' : 'things';
    return [
      {
        kind: 'enumeration' as const,
        stem: `${before}${found.stem}`,
        items: found.items,
        role,
        isAnnounced: afterColon !== undefined,
        ...passageOf(clause.pointsBack ? clause.previous : undefined, clause),
      },
    ];
  });
