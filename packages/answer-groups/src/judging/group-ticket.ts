import { detectLanguage } from '../languages/detect-language.ts';
import { type AnswerGroups, groupQuestion, type QuestionAnswers } from './group-question.ts';

export interface GroupingRequest {
  questions: readonly QuestionAnswers[];
}

/** The grouped answers to each question, in question order. */
export type TicketGroups = readonly { questionId: string; groups: AnswerGroups }[];

const textOf = ({ question, core }: QuestionAnswers): string =>
  [question.text, question.guide?.modelAnswer, question.guide?.passage, core].join(' ');

/**
 * Groups the answers to a ticket, in the language of its questions and their guides. Pure and CPU-heavy: run it in a
 * worker thread.
 */
export const groupTicket = ({ questions }: GroupingRequest): TicketGroups => {
  const language = detectLanguage(questions.map(textOf).join(' '));
  return questions.map((asked) => ({ questionId: asked.question.id, groups: groupQuestion(asked, language) }));
};
