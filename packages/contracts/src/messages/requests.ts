import { z } from 'zod';
import { analysis } from '../entities/analysis.ts';
import { anonymousResults } from '../entities/anonymous.ts';
import { followUp } from '../entities/follow-up.ts';
import { judgement, questionCore, verdict } from '../entities/judgement.ts';
import { response } from '../entities/response.ts';
import { ticket } from '../entities/ticket.ts';
import { limits } from '../rules/limits.ts';
import { id, timestamp } from '../scalars.ts';
import { ticketSnapshot } from './events.ts';

/** A request from one service to another over the bus, with a reply. It may be refused with an `AppError`. */
export interface RequestDefinition<Input extends z.ZodType = z.ZodType, Reply extends z.ZodType = z.ZodType> {
  /** `tickets.get`, `ai.analysis`: the answering service, then the subject. The NATS subject ends with it. */
  name: string;
  input: Input;
  reply: Reply;
}

const request = <Input extends z.ZodType, Reply extends z.ZodType>(
  name: string,
  input: Input,
  reply: Reply,
): RequestDefinition<Input, Reply> => ({ name, input, reply });

/** A teacher's ticket with its material. Refused with `ticket_not_found`, also for another teacher's ticket. */
export const getTicketRequest = request('tickets.get', z.object({ ticketId: id, teacherId: id }), z.object({ ticket }));

/** One page of the ids of a teacher's tickets, archived ones included. `next` is the cursor of the following page. */
export const listTicketIdsRequest = request(
  'tickets.ids-of-teacher',
  z.object({ teacherId: id, after: id.optional() }),
  z.object({ ticketIds: z.array(id), next: id.optional() }),
);

/** A teacher's follow-ups, both waiting and already asked. */
export const listFollowUpsRequest = request(
  'tickets.follow-ups-of-teacher',
  z.object({ teacherId: id }),
  z.object({ followUps: z.array(followUp) }),
);

/** The titles and classes of a teacher's tickets; missing tickets and those of other teachers are left out. */
export const getTitlesRequest = request(
  'tickets.titles',
  z.object({ teacherId: id, ticketIds: z.array(id).max(limits.foundPerSearch) }),
  z.object({ tickets: z.array(ticket.pick({ id: true, title: true, className: true })) }),
);

/** The current state of a ticket of any teacher. For a service whose replica has not arrived yet. */
export const getSnapshotRequest = request('tickets.snapshot', z.object({ ticketId: id }), ticketSnapshot);

/**
 * Locks the questions of a ticket before its first response is stored (docs/design.md 6). `isLocked` is false when the
 * ticket changed since `version`. Refused with `ticket_closed` when it is not open.
 */
export const lockTicketRequest = request(
  'tickets.lock',
  z.object({ ticketId: id, version: z.int() }),
  z.object({ isLocked: z.boolean(), snapshot: ticketSnapshot }),
);

/**
 * One page of a ticket's responses, ordered by number. `next` is the cursor of the following page. A page ends at
 * `limit` or at `limits.busPageBytes`. With `questionId` it holds only the answers to that question.
 */
export const getResponsesRequest = request(
  'responses.page',
  z.object({ ticketId: id, after: z.string().optional(), limit: z.int().min(1).max(100), questionId: id.optional() }),
  z.object({ responses: z.array(response), next: z.string().optional() }),
);

/** What remains of the answers to an anonymous ticket. The caller has checked who owns the ticket. */
export const getAnonymousResultsRequest = request(
  'responses.anonymous-results',
  z.object({ ticketId: id }),
  z.object({ results: anonymousResults.optional() }),
);

/** The analysis of a ticket, if it has one. The caller has checked who owns the ticket. */
export const getAnalysisRequest = request(
  'ai.analysis',
  z.object({ ticketId: id }),
  z.object({ analysis: analysis.optional() }),
);

/** What may be kept of the answers to a ticket: counts, and nothing from a single student. Stores nothing. */
export const summarizeAnswersRequest = request(
  'ai.summarize-answers',
  z.object({ ticketId: id, teacherId: id }),
  anonymousResults,
);

/** What is stored about the answers to one question. Marks and verdicts are keyed by the id of the response. */
export const judgementRecord = z.object({
  questionId: id,
  core: questionCore.optional(),
  isOpinion: z.boolean().optional(),
  marks: z.record(id, z.object({ verdict, label: z.string().optional(), at: timestamp })),
  verdicts: z.record(
    id,
    judgement.omit({ by: true }).extend({ verdict: verdict.exclude(['unjudged']), at: timestamp }),
  ),
});

/** The record that follows this question's, or the first one without `after`. One record can fill a message. */
export const getJudgementsRequest = request(
  'ai.judgements',
  z.object({ ticketId: id, after: id.optional() }),
  z.object({ record: judgementRecord.optional() }),
);

/** Which sessions are revoked although their token has not expired. */
export const revokedSessions = z.object({
  sessions: z.array(z.object({ sessionId: id, expiresAt: timestamp })),
  /** Sessions of this user that were issued before this moment. */
  users: z.array(z.object({ userId: id, before: timestamp })),
});
export type RevokedSessions = z.infer<typeof revokedSessions>;

/** The cursor: the last session id and the last user id of a page. */
const revokedSessionsCursor = z.object({ sessionId: id.optional(), userId: id.optional() });
export type RevokedSessionsCursor = z.infer<typeof revokedSessionsCursor>;

/** One page of revoked sessions. `next` is the cursor of the following page. */
export const getRevokedSessionsRequest = request(
  'auth.revoked-sessions',
  z.object({ after: revokedSessionsCursor.optional() }),
  revokedSessions.extend({ next: revokedSessionsCursor.optional() }),
);
