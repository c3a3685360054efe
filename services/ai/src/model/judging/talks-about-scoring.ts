import { languageWords } from '../../languages/languages.ts';
import type { ScoringWords } from '../../languages/scoring-words.ts';
import { areNear, createLexicon, foldText } from '../../masking/lexicon.ts';

type Concept = Exclude<keyof ScoringWords, 'labels'>;

const find = createLexicon(
  Object.values(languageWords).flatMap(
    ({ scoring: { labels, ...lists } }) => Object.entries(lists) as [Concept, string][],
  ),
  { opensClause: '', asides: 'please note, please note that' },
);

/** Combinations addressed to the judge: the first concept, with all others within this many words. */
const signs: readonly (readonly [reach: number, first: Concept, ...others: Concept[]])[] = [
  [5, 'judges', 'right', 'answer'],
  [4, 'judges', 'right', 'please'],
  [4, 'judges', 'right', 'urges'],
  [6, 'judges', 'points', 'whom'],
  [6, 'judges', 'wrong', 'others'],
  [5, 'approves', 'please'],
  [5, 'approves', 'urges'],
  [5, 'approves', 'mine'],
  [15, 'marker', 'right'],
  [12, 'marker', 'judges'],
  [1_100, 'marker', 'approves'],
  [10, 'marker', 'points'],
  [6, 'marker', 'please'],
  [6, 'marker', 'urges'],
  [2, 'greets', 'machines'],
  [7, 'gives', 'points', 'whom'],
  [7, 'gives', 'right', 'whom', 'please'],
  [5, 'points', 'please'],
  [8, 'please', 'whom'],
  [5, 'judges', 'wrong', 'please'],
  [4, 'mine', 'right'],
  [1, 'right', 'please'],
  [4, 'says', 'right'],
  [8, 'teacher', 'allows'],
  [10, 'ownTeacher', 'right'],
  [15, 'ownTeacher', 'judges', 'right'],
  [5, 'ignores', 'key'],
  [8, 'full', 'whom'],
  [10, 'ownTeacher', 'points'],
  [8, 'urges', 'gives', 'whom'],
  [8, 'mistakes', 'uncounted'],
  [1, 'addresses'],
  [1, 'pretends'],
  [1, 'rules'],
  [1, 'claims'],
];

const anyOf = (listOf: (scoring: ScoringWords) => string): string =>
  Object.values(languageWords)
    .flatMap(({ scoring }) => listOf(scoring).split(','))
    .map((word) => word.trim().replace(/ /g, String.raw`\s`))
    .join('|');

/** A forged verdict, or a separator between messages to a model. */
const forged = [
  String.raw`(?<!\p{L})(?:${anyOf(({ labels }) => labels)})["']?\s{0,3}[:=]\s{0,3}["']?(?:${anyOf(({ right }) => right)}|\d{1,3})(?!\p{L})`,
  String.raw`(?:^|\n|[.!?]\s)[^\S\n]*(?:system|systeem|système|assistant|\[system\]|###\s*system)(?:\s*prompt)?\s*:`,
  String.raw`<\|?(?:im_start|system|endoftext)`,
].map((pattern) => new RegExp(pattern, 'iu'));

const spelt = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][ .*_-]){3,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu;
/** Used if most words of an answer are spelt out; then short words are too. */
const speltShort = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][ .*_-]){1,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu;
const isSpelt = (text: string): boolean => {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length >= minSpelt && words.filter(({ length }) => length === 1).length > words.length / 2;
};
const letterFor: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

const minSpelt = 6;

/** Undoes tricks against word lists: “g o e d”, “c0rrect”. */
const plain = (text: string): string =>
  text
    .replace(isSpelt(text) ? speltShort : spelt, (word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .replace(/[\p{L}\p{N}]+/gu, (word) =>
      /\p{L}/u.test(word) ? word.replace(/\d/g, (digit) => letterFor[digit] ?? digit) : word,
    );

/** Characters that are read; nobody needs more to ask for a mark. */
const maxRead = 5_000;

/** Whether an answer addresses the judge instead of the subject. Such answers are judged apart from the others. */
export const talksAboutScoring = (answer: string): boolean => {
  const text = answer.slice(0, maxRead);
  if (forged.some((pattern) => pattern.test(text))) return true;
  const read = plain(text);
  const found = find(foldText(read));
  // No student spells words out for a teacher.
  if (read.length < text.length && (found.has('right') || found.has('approves'))) return true;
  return signs.some(([reach, ...together]) => areNear<Concept>(found, together, reach));
};
