import type { Judgement, Question } from '@exit-tickets/contracts';
import type { Language } from '../language/language.ts';

export interface GivenAnswer {
  responseId: string;
  answer: string;
}

/** Answers that say the same (judging 2), with the verdict that is certain without a model (judging 4). */
export interface AnswerLine {
  /** The words of the first of them, trimmed. */
  answer: string;
  responseIds: readonly [string, ...string[]];
  certain?: Judgement | undefined;
}

export interface QuestionAnswers {
  question: Question;
  /** What an answer must contain at least, if anybody said so. */
  core?: string | undefined;
  /** In the order in which they came in: a later answer never changes what earlier ones are taken for. */
  answers: readonly GivenAnswer[];
}

/** The answers to one question: lines that look alike in one group. */
export type AnswerGroups = readonly (readonly [AnswerLine, ...AnswerLine[]])[];

export const groupQuestion = (asked: QuestionAnswers, language: Language): AnswerGroups => {
  throw new Error(`not there yet: ${asked.question.id} ${language}`);
};
