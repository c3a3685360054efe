import type { Lesson, Sentence } from './lesson/lesson.ts';

/** What is picked: a sentence, one with the sentence before it, a term with its meaning, a list, an error, a formula. */
export interface Unit {
  /** As it stands in the material, spaces folded. */
  passage: string;
  /** The sentence before, quoted with it where it leans on it. */
  lead: string;
  /** The sentence itself, or the line. */
  text: string;
  section: number;
  /** The sentences that it uses. */
  uses: readonly number[];
  form: 'sentence' | 'term' | 'list' | 'error' | 'formula';
  /** Which of the terms, lists, errors or formulas. */
  index: number;
}

const maxWords = 45;
/** So many sentences are quoted before one that leans on them. */
const maxBefore = 2;
const minWords = 6;
/** “This is called osmosis.” */
const minWordsLed = 4;
const maxSentenceWords = 40;
const finalMark = /(?<![.!])[.!]+["”»’)]*$/u;

export const wordCount = (text: string): number => (text.match(/[\p{L}\p{N}]+/gu) ?? []).length;
/** A sentence without its full stop. */
export const withoutMark = (sentence: string): string => sentence.replace(finalMark, '');

const isBalanced = (text: string): boolean =>
  (text.match(/\(/gu)?.length ?? 0) === (text.match(/\)/gu)?.length ?? 0) &&
  (text.match(/"/gu)?.length ?? 0) % 2 === 0 &&
  (text.match(/[“„«]/gu)?.length ?? 0) === (text.match(/[”»]|(?<=\p{L}[.!?]?)“/gu)?.length ?? 0);

/** A digit read for a letter from a picture. */
const misread = /\p{Ll}\d+\p{Ll}/u;

/** Signs of a slide, a table or a line that was cut off. */
export const brokenOff = /\.\.\.|…|[|→<>{}•]/u;

/** Whether words that are quoted need no other sentence to be understood. */
export const standsAlone = (text: string, { pack }: Lesson): boolean =>
  isBalanced(text) &&
  !misread.test(text) &&
  /^["“„«'‘(]?\s?[\p{Lu}\p{N}]/u.test(text) &&
  !pack.stems.opensLeaning.test(text) &&
  !pack.stems.leans.test(text) &&
  !brokenOff.test(text);

const isShouted = (text: string): boolean => !/\p{Ll}{2}/u.test(text);

const aloneOrLed = (sentence: Sentence, lesson: Lesson): Unit | undefined => {
  const { text, previous, section, index } = sentence;
  const words = wordCount(text);
  if (!finalMark.test(text) && !sentence.isBullet) return undefined;
  if (words < minWordsLed || words > maxSentenceWords || !isBalanced(text) || isShouted(text) || misread.test(text))
    return undefined;
  const unit = { text, section, form: 'sentence', index } as const;
  if (words >= minWords && standsAlone(text, lesson)) return { ...unit, passage: text, lead: '', uses: [index] };
  if (lesson.pack.stems.adds.test(text)) return undefined;
  const before: Sentence[] = [];
  for (let one = previous; one && before.length < maxBefore; one = one.previous) {
    before.unshift(one);
    if (!/[.!]$/u.test(one.text)) return undefined;
    if (!standsAlone(one.text, lesson)) continue;
    const lead = before.map((each) => `${each.text} `).join('');
    const uses = [...before.map((each) => each.index), index];
    return wordCount(lead + text) <= maxWords ? { ...unit, passage: lead + text, lead, uses } : undefined;
  }
  return undefined;
};

/** All that a lesson has to quote. */
export const unitsOf = (lesson: Lesson): Unit[] => {
  const none = { lead: '', uses: [] };
  return [
    ...lesson.sentences.flatMap((sentence) => aloneOrLed(sentence, lesson) ?? []),
    ...lesson.terms.map(
      ({ passage, section, meaning }, index): Unit => ({
        ...none,
        form: 'term',
        index,
        passage,
        section,
        text: meaning,
      }),
    ),
    ...lesson.lists.map(
      ({ passage, section, leadIn }, index): Unit => ({ ...none, form: 'list', index, passage, section, text: leadIn }),
    ),
    ...lesson.errors.map(
      ({ passage, section, error }, index): Unit => ({ ...none, form: 'error', index, passage, section, text: error }),
    ),
    ...lesson.formulas.map(
      ({ text, section }, index): Unit => ({ ...none, form: 'formula', index, passage: text, section, text }),
    ),
  ];
};
