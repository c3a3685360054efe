import { z } from 'zod';
import { services } from '../endpoint.ts';
import { questions } from '../entities/question.ts';
import { id, timestamp } from '../scalars.ts';
import { event } from './event.ts';

const ofTicket = ({ ticketId }: { ticketId: string }): string => ticketId;

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
export const ticketChanged = event('TicketChanged', 'ticket.changed', ticketSnapshot, {
  keyOf: ofTicket,
  orderOf: ({ version }) => [version],
});
export const ticketDeleted = event('TicketDeleted', 'ticket.deleted', z.object({ ticketId: id }), {
  keyOf: ofTicket,
  erases: true,
});

/**
 * How many responses a ticket has. Counts of the same `removals` only rise, so that the highest is right; one with more
 * removals is newer whatever it says.
 */
const responseCount = {
  responseCount: z.int().min(0),
  /** Rises with every removal; missing while there was none. */
  removals: z.int().min(1).optional(),
};
const newestCount = {
  keyOf: ofTicket,
  orderOf: ({ removals = 0, responseCount }: { removals?: number | undefined; responseCount: number }) => [
    removals,
    responseCount,
  ],
};

/**
 * Responses to a ticket were stored, or a removed one was brought back. Of those that are published together only the
 * newest has an event, with the count of all: nobody needs to hear of each.
 */
export const responseSubmitted = event(
  'ResponseSubmitted',
  'response.submitted',
  z.object({ ticketId: id, responseId: id, ...responseCount }),
  newestCount,
);

/** A teacher removed responses, told like those that were stored; for a moment they can be brought back. */
export const responseRemoved = event(
  'ResponseRemoved',
  'response.removed',
  z.object({ ticketId: id, responseId: id, ...responseCount }),
  newestCount,
);

/** A removed response cannot be brought back any more: whatever was kept about it goes as well. */
export const responseErased = event('ResponseErased', 'response.erased', z.object({ ticketId: id, responseId: id }), {
  keyOf: ({ ticketId, responseId }) => `${ticketId}_${responseId}`,
  erases: true,
});

/** Verdicts on answers to a question were stored or taken back; what they are is read from the ai service. */
export const answerEvaluated = event(
  'AnswerEvaluated',
  'answer.evaluated',
  z.object({ ticketId: id, questionId: id }),
  {
    keyOf: ({ ticketId, questionId }) => `${ticketId}_${questionId}`,
  },
);

export const ticketAnalyzed = event('TicketAnalyzed', 'ticket.analyzed', z.object({ ticketId: id }), {
  keyOf: ofTicket,
});

/** An account was deleted: whoever keeps something of that teacher removes it. */
export const accountDeleted = event('AccountDeleted', 'account.deleted', z.object({ teacherId: id }), {
  keyOf: ({ teacherId }) => teacherId,
  erases: true,
});

/**
 * These services are to publish all that they have stored once more: the bus has lost events, or what others made of them
 * is in doubt.
 */
export const rebuildRequested = event(
  'RebuildRequested',
  'bus.rebuild-requested',
  z.object({ services: z.array(z.enum(services)) }),
  { keyOf: (data) => data.services.join('_') },
);
