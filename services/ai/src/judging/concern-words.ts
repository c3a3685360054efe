import type { AnswerLine } from '@exit-tickets/answer-groups';
import type { ConcernWords } from '../languages/concern-words.ts';
import { languageWords } from '../languages/languages.ts';
import { areNear, createLexicon, foldText } from '../masking/lexicon.ts';

type Joined = 'mine' | 'kin' | 'family' | 'limbs' | 'schoolwork' | 'wearies' | 'opensClause' | 'asides';
type Listed = Exclude<keyof ConcernWords, Joined>;
/** Word lists, plus combinations: a relative or limb with “my”, and the student in any form. */
type Concept = Listed | 'relative' | 'limb' | 'self';

const entriesOf = (list: string): string[] => list.split(',').map((entry) => entry.trim());

/** Every word of one list before every word of another: “my father”, “my arm”. */
const pairsOf = (first: string, second: string): string =>
  entriesOf(first)
    .flatMap((one) => entriesOf(second).map((other) => `${one} ${other}`))
    .join(',');

/** One lexicon per language: “je” means “I” in one and “you” in another. */
const lexicons = Object.values(languageWords).map(({ concern }) => {
  const { mine, kin, family, limbs, schoolwork, wearies, opensClause, asides, ...listed } = concern;
  const { subject, object, oneself } = listed;
  return createLexicon<Concept>(
    [
      ...(Object.entries(listed) as [Listed, string][]),
      ['relative', [pairsOf(mine, kin), family].join(',')],
      ['limb', pairsOf(mine, limbs)],
      ['self', [subject, object, oneself, mine].join(',')],
    ],
    { opensClause, asides: [asides, pairsOf(schoolwork, wearies)].join(',') },
  );
});

/** Combinations that indicate a concern: the first concept, with all others within this many words. */
const signs: readonly (readonly [reach: number, first: Concept, ...others: Concept[]])[] = [
  [4, 'harm', 'object'],
  [4, 'harm', 'limb'],
  [5, 'wrings', 'limb', 'he'],
  [5, 'harm', 'suffers', 'subject'],
  [8, 'trouble', 'relative'],
  [8, 'harm', 'relative'],
  [6, 'harm', 'they', 'self'],
  [6, 'blows', 'self'],
  [6, 'sleeps', 'outdoors', 'subject'],
  [10, 'stranger', 'online', 'object'],
  [6, 'traces', 'self'],
  [8, 'fear', 'threat', 'self'],
  [6, 'refuses', 'home', 'subject'],
  [6, 'death', 'wishes', 'subject'],
  [8, 'noLife', 'self'],
  [3, 'cuts', 'oneself'],
  [7, 'cuts', 'body', 'self'],
  [5, 'pills', 'takes', 'subject'],
  [7, 'despair', 'self'],
  [6, 'outcry', 'self'],
  [8, 'lack', 'self'],
  [7, 'eats', 'nothing', 'days', 'subject'],
  [5, 'cuts', 'again', 'subject'],
  [8, 'farewell', 'self'],
  [6, 'starves', 'subject'],
  [8, 'nude', 'self'],
  [8, 'pictures', 'spreads', 'self'],
  [8, 'bedroom', 'comes', 'object'],
  [8, 'bedroom', 'comes', 'relative'],
  [8, 'bedroom', 'comes', 'he', 'self'],
  [10, 'secret', 'self'],
  [6, 'asks', 'talks', 'listener'],
  [5, 'quarrel', 'home'],
  [8, 'plea'],
];

/** Characters that are read; longer texts are stories. */
const maxLength = 5_000;

const isFound = (answer: string): boolean => {
  const text = foldText(answer.slice(0, maxLength));
  return lexicons.some((find) => {
    const found = find(text);
    // “I get that” refers to a suicide in the lesson, but usually stands in another sentence.
    const isAlike = found.has('suicide') && areNear<Concept>(found, ['same', 'subject'], 6);
    return isAlike || signs.some(([reach, ...concepts]) => areNear<Concept>(found, concepts, reach));
  });
};

/** Cached, because answers are read again after every mark. */
const known = new WeakMap<AnswerLine, boolean>();

/**
 * Whether an answer contains words, in any language, that its teacher should read alone: who and what. Favours recall
 * over precision ([decision 0029](../../../../docs/decisions/judging/0029-concern.md)).
 */
export const mayBeConcern = (line: AnswerLine): boolean => {
  const isConcern = known.get(line) ?? isFound(line.answer);
  known.set(line, isConcern);
  return isConcern;
};
