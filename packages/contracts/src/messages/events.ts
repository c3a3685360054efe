import { z } from 'zod';
import { services } from '../endpoint.ts';
import { questions } from '../entities/question.ts';
import { questionTally } from '../entities/question-tally.ts';
import { id, timestamp } from '../scalars.ts';
import { event } from './event.ts';

const ofTicket = ({ ticketId }: { ticketId: string }): string => ticketId;

/**
 * What other services replicate of a ticket: teacher, state, expiry and questions; no title, class or material. They
 * use `version` to recognise late and repeated events.
 */
export const ticketSnapshot = z.object({
  ticketId: id,
  teacherId: id,
  /** Increments with every change of the ticket. */
  version: z.int().min(1),
  /** Active, not analysed and not archived. Together with `expiresAt` it decides whether students can answer. */
  isAccepting: z.boolean(),
  isAnalyzed: z.boolean(),
  expiresAt: timestamp,
  questions,
});
export type TicketSnapshot = z.infer<typeof ticketSnapshot>;

/** A ticket was created, edited, closed, reopened or archived. The payload is its new state. */
export const ticketChanged = event('TicketChanged', 'ticket.changed', ticketSnapshot, {
  keyOf: ofTicket,
  orderOf: ({ version }) => [version],
});
export const ticketDeleted = event('TicketDeleted', 'ticket.deleted', z.object({ ticketId: id }), {
  keyOf: ofTicket,
  erases: true,
});

/**
 * How many responses a ticket has. With equal `removals` the highest count is the newest; a count with more removals is
 * newer than any with fewer.
 */
const responseCount = {
  responseCount: z.int().min(0),
  /** Increments with every removal. Missing before the first. */
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
 * Responses to a ticket were stored, or a removed one was restored. Of responses that are published together, only the
 * newest gets an event, with the total count.
 */
export const responseSubmitted = event(
  'ResponseSubmitted',
  'response.submitted',
  z.object({ ticketId: id, responseId: id, ...responseCount }),
  newestCount,
);

/** A teacher removed responses. Published like stored ones; a removal can be undone for a few seconds. */
export const responseRemoved = event(
  'ResponseRemoved',
  'response.removed',
  z.object({ ticketId: id, responseId: id, ...responseCount }),
  newestCount,
);

/** A removal can no longer be undone. Consumers erase what they keep about the response. */
export const responseErased = event('ResponseErased', 'response.erased', z.object({ ticketId: id, responseId: id }), {
  keyOf: ({ ticketId, responseId }) => `${ticketId}_${responseId}`,
  erases: true,
});

/**
 * The answers to a ticket were made anonymous: only counts remain. Consumers erase what they keep about single answers;
 * the ticket stays closed.
 */
export const responsesAnonymized = event(
  'ResponsesAnonymized',
  'responses.anonymized',
  z.object({
    ticketId: id,
    anonymizedAt: timestamp,
    responseCount: z.int().min(0).describe('How many there were: it stays'),
    removals: z.int().min(1),
    /** The final counts of all questions that have verdicts. */
    tallies: z.array(questionTally),
  }),
  { keyOf: ofTicket, erases: true },
);

/** Verdicts on answers to a question were stored or withdrawn. Read the verdicts from the ai service. */
export const answerEvaluated = event(
  'AnswerEvaluated',
  'answer.evaluated',
  z.object({ ticketId: id, questionId: id }),
  {
    keyOf: ({ ticketId, questionId }) => `${ticketId}_${questionId}`,
  },
);

/**
 * The current results of the questions of a ticket: numbers only, no student's words. One event per ticket, counted
 * some seconds after answers or verdicts last changed.
 */
export const questionJudged = event(
  'QuestionJudged',
  'question.judged',
  z.object({
    ticketId: id,
    /** Increases with every count, even after the service was restored from a backup. */
    version: z.int().min(1),
    /** Only questions that have verdicts. */
    tallies: z.array(questionTally),
  }),
  { keyOf: ofTicket, orderOf: ({ version }) => [version] },
);

export const ticketAnalyzed = event('TicketAnalyzed', 'ticket.analyzed', z.object({ ticketId: id }), {
  keyOf: ofTicket,
});

/** An account was deleted. Consumers remove what they keep of that teacher. */
export const accountDeleted = event('AccountDeleted', 'account.deleted', z.object({ teacherId: id }), {
  keyOf: ({ teacherId }) => teacherId,
  erases: true,
});

/**
 * Asks the named services to publish their stored state again, because the bus lost events or a replica may be wrong.
 */
export const rebuildRequested = event(
  'RebuildRequested',
  'bus.rebuild-requested',
  z.object({ services: z.array(z.enum(services)) }),
  { keyOf: (data) => data.services.join('_') },
);
