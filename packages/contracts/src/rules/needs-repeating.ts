import { type AnswerCounts, answersIn } from './tally.ts';

/** With fewer responses there are only counts and answers: nothing is said about the class. */
export const minResponses = 5;

/** A question needs repeating if this many answers are not right, and either this share is, or they share a mistake. */
const minNotRight = 2;
const minNotRightShare = 0.2;

/** The share of the answers that are not right, without blank ones: these do not show what to repeat. */
export const notRightShareOf = (tally: AnswerCounts): number =>
  (tally.partly + tally.wrong) / (answersIn(tally) - tally.blank || 1);

/**
 * Whether a question is to be repeated with the whole class.
 * @param sharing how many answers share the most frequent mistake: a label, a chosen option
 */
export const needsRepeating = (tally: AnswerCounts, sharing: number): boolean =>
  tally.partly + tally.wrong >= minNotRight && (notRightShareOf(tally) >= minNotRightShare || sharing >= minNotRight);
