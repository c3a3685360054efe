import { z } from 'zod';
import { analysis } from '../entities/analysis.ts';
import { judgement, questionCore, verdict } from '../entities/judgement.ts';
import { response } from '../entities/response.ts';
import { ticket } from '../entities/ticket.ts';
import { id, timestamp } from '../scalars.ts';
import { ticketSnapshot } from './events.ts';

/** A question that one service asks another over the bus, and waits for; it may be refused with an `AppError`. */
export interface RequestDefinition<Input extends z.ZodType = z.ZodType, Reply extends z.ZodType = z.ZodType> {
  /** `<service>.<verb>`, the subject on NATS. */
  name: string;
  input: Input;
  reply: Reply;
}

const request = <Input extends z.ZodType, Reply extends z.ZodType>(
  name: string,
  input: Input,
  reply: Reply,
): RequestDefinition<Input, Reply> => ({ name, input, reply });

/** A teacher's own ticket, its material included; refused with `ticket_not_found`, also when it is someone else's. */
export const getTicketRequest = request('tickets.get', z.object({ ticketId: id, teacherId: id }), z.object({ ticket }));

/** One page of the ids of a teacher's tickets, those in the archive too; `next` is the cursor of the following page. */
export const listTicketIdsRequest = request(
  'tickets.ids-of-teacher',
  z.object({ teacherId: id, after: id.optional() }),
  z.object({ ticketIds: z.array(id), next: id.optional() }),
);

/** A ticket as it stands, whoever owns it: for a service whose replica has not arrived yet. */
export const getSnapshotRequest = request('tickets.snapshot', z.object({ ticketId: id }), ticketSnapshot);

/**
 * Makes the questions of a ticket final because a first response to them is about to be stored (design section 6).
 * `isLocked` is false when the ticket was changed since `version`; refused with `ticket_closed` when it is not open.
 */
export const lockTicketRequest = request(
  'tickets.lock',
  z.object({ ticketId: id, version: z.int() }),
  z.object({ isLocked: z.boolean(), snapshot: ticketSnapshot }),
);

/**
 * One page of a ticket's responses in the order of their numbers; `next` is the cursor of the following page. A page of
 * long answers ends before `limit`: at `limits.busPageBytes`. With a `questionId` it holds the answers to that question only.
 */
export const getResponsesRequest = request(
  'responses.page',
  z.object({ ticketId: id, after: z.string().optional(), limit: z.int().min(1).max(100), questionId: id.optional() }),
  z.object({ responses: z.array(response), next: z.string().optional() }),
);

/** The analysis of a ticket, if it has one. Whoever asks has made sure whose ticket it is. */
export const getAnalysisRequest = request(
  'ai.analysis',
  z.object({ ticketId: id }),
  z.object({ analysis: analysis.optional() }),
);

/** What is stored about the answers to one question; marks and verdicts stand under the id of the response. */
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

/** The record that follows the one of this question, the first without; none after the last. One can fill a message. */
export const getJudgementsRequest = request(
  'ai.judgements',
  z.object({ ticketId: id, after: id.optional() }),
  z.object({ record: judgementRecord.optional() }),
);

/** Which sessions must no longer be accepted although their token has not expired. */
export const revokedSessions = z.object({
  sessions: z.array(z.object({ sessionId: id, expiresAt: timestamp })),
  /** Sessions of this user that were issued before this moment. */
  users: z.array(z.object({ userId: id, before: timestamp })),
});
export type RevokedSessions = z.infer<typeof revokedSessions>;

/** The ids of the last session and the last user of a page. */
const revokedSessionsCursor = z.object({ sessionId: id.optional(), userId: id.optional() });
export type RevokedSessionsCursor = z.infer<typeof revokedSessionsCursor>;

/** One page of what has ended; `next` is the cursor of the following page. */
export const getRevokedSessionsRequest = request(
  'auth.revoked-sessions',
  z.object({ after: revokedSessionsCursor.optional() }),
  revokedSessions.extend({ next: revokedSessionsCursor.optional() }),
);
