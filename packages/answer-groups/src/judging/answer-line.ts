import type { Judgement } from '@exit-tickets/contracts';

export interface GivenAnswer {
  responseId: string;
  answer: string;
}

/** Equal answers, with their verdict if it is certain without a model. */
export interface AnswerLine {
  /** The first answer's text, trimmed. */
  answer: string;
  responseIds: readonly [string, ...string[]];
  /** For a list in any order: one response for each order that differs from the first. */
  otherOrders?: readonly string[] | undefined;
  certain?: Judgement | undefined;
  /** How much of the expected answer it mentions, 0 to 1: used for sorting, not a verdict. */
  named?: number | undefined;
}
