import type { Question } from '@exit-tickets/contracts';
import { withoutQuotations } from '../text/quotation.ts';
import { asksFor } from './asks-for.ts';

const asksForMarks = asksFor('marks');
const asksForJoined = asksFor('joined');

/** A bracket that belongs to what stands beside it: 2(x + 3), a[0], print('hallo'). */
const bracket = /[\p{L}\d)\]][([{]|[)\]}][\p{L}\d]/u;
const calculates = /[\d'"+*^=[\]{}]/u;
/** An optional ending or word: hond(en), (zuur)stof. */
const onlyLetters = /^[\p{L}\p{M}\s()/-]+$/u;

const isExpression = (key: string): boolean => bracket.test(key) && calculates.test(key) && !onlyLetters.test(key);

const evenMarks = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[’‘`´]/gu, "'")
    .replace(/[“”„«»]/gu, '"')
    .replace(/[−–]/gu, '-')
    .trim()
    .split(/\s+/u)
    .join(' ');

/**
 * How an answer is compared where every character counts: in a sentence that gets its commas, in an expression with
 * brackets, in a word that may be two. Undefined for other questions.
 */
export const literalOf = (question: Question, accepted: readonly string[]): ((text: string) => string) | undefined => {
  const asked = withoutQuotations(question.text);
  if (asksForMarks.test(asked)) return evenMarks;
  if (asksForJoined.test(asked)) return (text) => evenMarks(text).toLowerCase().replace(/\.$/u, '');
  const [key = ''] = accepted;
  return isExpression(key) ? (text) => evenMarks(text).replaceAll('"', "'").replaceAll(' ', '') : undefined;
};
