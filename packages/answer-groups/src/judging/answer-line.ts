import type { Judgement } from '@exit-tickets/contracts';

export interface GivenAnswer {
  responseId: string;
  answer: string;
}

/** Answers that say the same, with the verdict that is certain without a model. */
export interface AnswerLine {
  /** The words of the first of them, trimmed. */
  answer: string;
  responseIds: readonly [string, ...string[]];
  /** Of a list whose order says nothing: one response for each other order than that of the first. */
  otherOrders?: readonly string[] | undefined;
  certain?: Judgement | undefined;
  /** How much of what is expected it names, 0 to 1: an order to read in, and no verdict. */
  named?: number | undefined;
}
