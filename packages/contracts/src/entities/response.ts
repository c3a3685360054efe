import { z } from 'zod';
import { limits } from '../limits.ts';
import { id, questionId, responseId, text, timestamp } from '../scalars.ts';
import type { StudentQuestion } from './question.ts';

export const exampleAnswer = 'It needs light to make sugar from water and carbon dioxide.';
/** The words of an answer, as they were stored. */
export const givenAnswer = z.string().meta({ example: exampleAnswer });

export const answer = z.object({ questionId, answer: text(1, limits.answerLength).meta({ example: exampleAnswer }) });
export type Answer = z.infer<typeof answer>;

/** What a pupil's phone sends; `submissionId` makes sending it twice harmless (design section 4.13). */
export const submission = z
  .object({
    ticketId: id,
    studentName: text(1, limits.studentNameLength).meta({ example: 'Noor' }),
    answers: z.array(answer).min(1).max(limits.questionsPerTicket),
    submissionId: z.uuid().meta({ example: '2f1f8f0a-6a43-4b0e-9a57-0b1f0e3c7d55' }).optional(),
  })
  .meta({ id: 'Submission' });
export type Submission = z.infer<typeof submission>;

/** One pupil's answers (specification section 3). */
export const response = z
  .object({
    id: responseId,
    studentName: z.string().meta({ example: 'Noor' }),
    submittedAt: timestamp,
    answers: z.array(z.object({ questionId, answer: givenAnswer })),
  })
  .meta({ id: 'Response' });
export type Response = z.infer<typeof response>;

export type AnswerProblem = 'unanswered' | 'answered_twice' | 'unknown_question' | 'not_an_option' | 'not_on_scale';

/** The answer a question can take: any text, one of the options, or a whole number on the scale. */
const problemOf = (question: StudentQuestion, given: string): AnswerProblem | undefined => {
  if (question.type === 'multiple_choice') return question.options.includes(given) ? undefined : 'not_an_option';
  if (question.type === 'scale')
    return /^\d+$/.test(given) && Number(given) >= limits.scale.min && Number(given) <= limits.scale.max
      ? undefined
      : 'not_on_scale';
  return undefined;
};

/**
 * Checks answers against the questions they belong to: all questions answered, each once, each with a value it can take
 * (specification section 5). Gives the first problem with the index of the answer, or of the question when it is missing.
 */
export const checkAnswers = (
  questions: readonly StudentQuestion[],
  answers: readonly Answer[],
): { problem: AnswerProblem; index: number; questionId: string } | undefined => {
  const open = new Map(questions.map((question) => [question.id, question]));
  for (const [index, { questionId, answer: given }] of answers.entries()) {
    const question = open.get(questionId);
    const isAsked = questions.some(({ id }) => id === questionId);
    const problem = question ? problemOf(question, given) : isAsked ? 'answered_twice' : 'unknown_question';
    if (problem) return { problem, index, questionId };
    open.delete(questionId);
  }
  const [missing] = open.keys();
  if (missing === undefined) return undefined;
  return { problem: 'unanswered', index: questions.findIndex(({ id }) => id === missing), questionId: missing };
};
