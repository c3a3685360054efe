import { wordsOf } from '@exit-tickets/answer-groups';
import { capitalised } from '@exit-tickets/contracts';
import type { Lesson, Sentence } from './lesson/lesson.ts';

/** Something to quote: a sentence (with its lead, if needed), a term with its meaning, a list, an error, a formula. */
export interface Unit {
  /** As written in the material, with spaces folded. */
  passage: string;
  /** The sentences before it, quoted too if it depends on them. */
  lead: string;
  /** The sentence or line itself. */
  text: string;
  section: number;
  /** Indices of the sentences it quotes. */
  uses: readonly number[];
  form: 'sentence' | 'term' | 'list' | 'error' | 'formula';
  /** Index in the lesson's sentences, terms, lists, errors or formulas. */
  index: number;
}

const maxWords = 45;
/** Most sentences quoted before one that depends on them; before one that answers the question, one more. */
const maxBefore = 2;
const minWords = 6;
/** Minimum for a sentence quoted with the previous one: “This is called osmosis.” */
const minWordsLed = 4;
/** In letters; a shorter word may be a verb or an article. */
const minSubject = 5;
const maxSentenceWords = 40;
const finalMark = /(?<![.!])[.!]+["“”»’)]*$/u;

export const wordCount = (text: string): number => (text.match(/[\p{L}\p{N}]+/gu) ?? []).length;
/** Removes the final mark of a sentence. */
export const withoutMark = (sentence: string): string => sentence.replace(finalMark, '');

const isBalanced = (text: string): boolean =>
  (text.match(/\(/gu)?.length ?? 0) === (text.match(/\)/gu)?.length ?? 0) &&
  (text.match(/"/gu)?.length ?? 0) % 2 === 0 &&
  // In German “ closes.
  (text.match(/[„«]|(?<![^\s(])“/gu)?.length ?? 0) === (text.match(/[”»]|(?<=[^\s(])“/gu)?.length ?? 0);

/** A digit that text recognition read in place of a letter. */
const misread = /\p{Ll}\d+\p{Ll}/u;

/** Characters that show a slide, a table or a truncated line. */
export const brokenOff = /\.\.\.|…|[|→{}•]|[<>](?! ?[\d−-])/u;

/** Whether a quotation can be understood without other sentences. */
export const standsAlone = (text: string, { pack }: Lesson): boolean =>
  isBalanced(text) &&
  !misread.test(text) &&
  /^["“„«'‘(]?\s?[\p{Lu}\p{N}]/u.test(text) &&
  !pack.stems.opensLeaning.test(text) &&
  !pack.stems.leans.test(text) &&
  !brokenOff.test(text);

const isShouted = (text: string): boolean => !/\p{Ll}{2}/u.test(text);

/** Whether a bullet is a note without a capital, whose subject the lesson names elsewhere too. */
const isNote = ({ text, isBullet, isLedIn }: Sentence, lesson: Lesson): boolean => {
  if (!isBullet || isLedIn || !/^\p{Ll}/u.test(text) || !standsAlone(capitalised(text), lesson)) return false;
  const [subject = ''] = wordsOf(text);
  return subject.length >= minSubject && lesson.text.indexOf(subject) < lesson.text.lastIndexOf(subject);
};

const aloneOrLed = (sentence: Sentence, lesson: Lesson): Unit | undefined => {
  const { text, previous, section, index } = sentence;
  const words = wordCount(text);
  if (!finalMark.test(text) && !sentence.isBullet) return undefined;
  if (words < minWordsLed || words > maxSentenceWords || !isBalanced(text) || isShouted(text) || misread.test(text))
    return undefined;
  const unit = { text, section, form: 'sentence', index } as const;
  if (words >= minWords && (standsAlone(text, lesson) || isNote(sentence, lesson)))
    return { ...unit, passage: text, lead: '', uses: [index] };
  const { adds, opensLeaning, leans, definesPrevious, givesCause, givesConsequence } = lesson.pack.stems;
  const isAnswer = givesCause.test(text) || givesConsequence.test(text);
  const leansOnOther = [opensLeaning, leans, ...definesPrevious].some((pattern) => pattern.test(withoutMark(text)));
  if (adds.test(text) || !(isAnswer || leansOnOther)) return undefined;
  const before: Sentence[] = [];
  for (let one = previous; one && before.length < maxBefore + (isAnswer ? 1 : 0); one = one.previous) {
    before.unshift(one);
    if (!/[.!]$/u.test(one.text)) return undefined;
    if (!standsAlone(one.text, lesson)) continue;
    const lead = before.map((each) => `${each.text} `).join('');
    const uses = [...before.map((each) => each.index), index];
    return wordCount(isAnswer ? lead : lead + text) <= maxWords
      ? { ...unit, passage: lead + text, lead, uses }
      : undefined;
  }
  return undefined;
};

/** All units of a lesson. */
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
