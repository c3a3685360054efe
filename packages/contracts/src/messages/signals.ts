import { z } from 'zod';
import { response } from '../entities/response.ts';
import { id } from '../scalars.ts';
import { revokedSessions } from './requests.ts';

/** Told to every running copy of every service that listens, at once, and not kept. */
export interface SignalDefinition<Data extends z.ZodType = z.ZodType> {
  name: string;
  data: Data;
}

const signal = <Data extends z.ZodType>(name: string, data: Data): SignalDefinition<Data> => ({ name, data });

/** What the live stream of a ticket tells its teacher. */
export const liveUpdate = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('response'), response }),
  z.object({ kind: z.literal('long-response') }).describe('A long response came in: read the list'),
  z.object({ kind: z.literal('removed'), responseId: id }).describe('A response was removed'),
  z.object({ kind: z.literal('status') }).describe('The ticket changed: read it again'),
  z
    .object({ kind: z.literal('judgements'), questionId: id.optional() })
    .describe('Verdicts changed, or without a question whether the model is at it: read them again'),
]);
export type LiveUpdate = z.infer<typeof liveUpdate>;

/** The name of the events by which a live stream says that it comes through; updates come as events without a name. */
export const heartbeatEvent = 'heartbeat';

export const ticketUpdatedSignal = signal('live.ticket', z.object({ ticketId: id, update: liveUpdate }));
export const sessionsRevokedSignal = signal('auth.sessions-revoked', revokedSessions);
