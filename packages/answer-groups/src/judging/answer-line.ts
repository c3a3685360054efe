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
  certain?: Judgement | undefined;
}
