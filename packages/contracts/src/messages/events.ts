import { z } from 'zod';
import { questions } from '../entities/question.ts';
import { id, timestamp } from '../scalars.ts';
import { event } from './event.ts';

/**
 * A ticket as other services replicate it: whole, with its version, so that a late or repeated event is recognised by the
 * version and a lost order costs nothing.
 */
export const ticketSnapshot = z.object({
  ticketId: id,
  teacherId: id,
  /** Rises by one with every change of the ticket. */
  version: z.int().min(1),
  /** Active, not analysed and not archived; with `expiresAt` it says whether pupils can answer. */
  isAccepting: z.boolean(),
  isAnalyzed: z.boolean(),
  expiresAt: timestamp,
  questions,
});
export type TicketSnapshot = z.infer<typeof ticketSnapshot>;

/** A ticket was made, edited, closed, opened again, archived: whatever it was, this is how it stands now. */
export const ticketChanged = event('TicketChanged', 'ticket.changed', ticketSnapshot);
export const ticketDeleted = event('TicketDeleted', 'ticket.deleted', z.object({ ticketId: id }));

/**
 * Responses to a ticket were stored. Of those that are published together only the newest has an event, with the count of
 * all: nobody needs to hear of each.
 */
export const responseSubmitted = event(
  'ResponseSubmitted',
  'response.submitted',
  z.object({ ticketId: id, responseId: id, responseCount: z.int().min(1) }),
);

/** Verdicts on answers to a question were stored or taken back; what they are is read from the ai service. */
export const answerEvaluated = event('AnswerEvaluated', 'answer.evaluated', z.object({ ticketId: id, questionId: id }));

export const ticketAnalyzed = event('TicketAnalyzed', 'ticket.analyzed', z.object({ ticketId: id }));
