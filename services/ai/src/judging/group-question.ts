import type { Judgement, Question } from '@exit-tickets/contracts';
import { foldAnswer } from '../language/fold-answer.ts';
import type { Language } from '../language/language.ts';

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

export interface QuestionAnswers {
  question: Question;
  /** What an answer must contain at least, if anybody said so. */
  core?: string | undefined;
  /** In the order in which they came in: a later answer never changes what earlier ones are taken for. */
  answers: readonly GivenAnswer[];
}

/** The answers to one question: lines that look alike in one group. */
export type AnswerGroups = readonly (readonly [AnswerLine, ...AnswerLine[]])[];

const linesOf = ({ answers }: QuestionAnswers, language: Language): AnswerLine[] => {
  const lines = new Map<string, { answer: string; responseIds: [string, ...string[]] }>();
  for (const { answer, responseId } of answers) {
    const key = foldAnswer(answer, language);
    const line = lines.get(key);
    if (line) line.responseIds.push(responseId);
    else lines.set(key, { answer: answer.trim(), responseIds: [responseId] });
  }
  return [...lines.values()];
};

/** The answers to one question in groups: pure, the same for whoever shows or judges them. */
export const groupQuestion = (asked: QuestionAnswers, language: Language): AnswerGroups =>
  linesOf(asked, language)
    .map((line) => [line] as const)
    .sort(([a], [b]) => b.responseIds.length - a.responseIds.length);
