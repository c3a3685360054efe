import { z } from 'zod';
import { response } from '../entities/response.ts';
import { id } from '../scalars.ts';
import { revokedSessions } from './requests.ts';

/** A message to every running replica of every service that listens. It is not kept. */
export interface SignalDefinition<Data extends z.ZodType = z.ZodType> {
  name: string;
  data: Data;
}

const signal = <Data extends z.ZodType>(name: string, data: Data): SignalDefinition<Data> => ({ name, data });

/** A message on the live stream of a ticket. */
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

/** The event name of heartbeats on a live stream. Updates have no event name. */
export const heartbeatEvent = 'heartbeat';

export const ticketUpdatedSignal = signal('live.ticket', z.object({ ticketId: id, update: liveUpdate }));
export const sessionsRevokedSignal = signal('auth.sessions-revoked', revokedSessions);
