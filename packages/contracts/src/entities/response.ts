import { z } from 'zod';
import { limits } from '../rules/limits.ts';
import { id, questionId, responseId, text, timestamp } from '../scalars.ts';

export const exampleAnswer = 'It needs light to make sugar from water and carbon dioxide.';
/** The text of an answer, as stored. */
export const givenAnswer = z.string().meta({ example: exampleAnswer });

export const answer = z.object({ questionId, answer: text(1, limits.answerLength).meta({ example: exampleAnswer }) });
export type Answer = z.infer<typeof answer>;

/** What a student's phone sends; `submissionId` makes it safe to send twice (docs/design.md 4.13). */
export const submission = z
  .object({
    ticketId: id,
    studentName: text(1, limits.studentNameLength).meta({ example: 'Noor' }),
    answers: z.array(answer).min(1).max(limits.questionsPerTicket),
    submissionId: z.uuid().meta({ example: '2f1f8f0a-6a43-4b0e-9a57-0b1f0e3c7d55' }).optional(),
  })
  .meta({ id: 'Submission' });
export type Submission = z.infer<typeof submission>;

/** One student's answers (docs/product.md 3). */
export const response = z
  .object({
    id: responseId,
    studentName: z.string().meta({ example: 'Noor' }),
    submittedAt: timestamp,
    answers: z.array(z.object({ questionId, answer: givenAnswer })),
    isKeptFromAi: z.boolean().optional().describe('No model reads it, or has a say about it'),
  })
  .meta({ id: 'Response' });
export type Response = z.infer<typeof response>;
