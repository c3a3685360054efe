import type { Language } from '@exit-tickets/contracts';
import { detectLanguage } from '../languages/detect-language.ts';
import { type AnswerGroups, groupQuestion, type QuestionAnswers } from './group-question.ts';

export interface GroupingRequest {
  questions: readonly QuestionAnswers[];
  /** Told by the questions and their guides when it is missing. */
  language?: Language | undefined;
}

/** The answers to each question, in the order of the questions. */
export type TicketGroups = readonly { questionId: string; groups: AnswerGroups }[];

const textOf = ({ question, core }: QuestionAnswers): string =>
  [question.text, question.guide?.modelAnswer, question.guide?.passage, core].join(' ');

/** The answers to a ticket in groups; pure, and work for a thread of its own. */
export const groupTicket = ({ questions, language }: GroupingRequest): TicketGroups => {
  const spoken = language ?? detectLanguage(questions.map(textOf).join(' '));
  return questions.map((asked) => ({ questionId: asked.question.id, groups: groupQuestion(asked, spoken) }));
};
