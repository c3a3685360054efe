import { z } from 'zod';
import { id } from '../scalars.ts';

/** Something that happened, delivered durably to whoever wants to know: at least once, in any order. */
export interface EventDefinition<Data extends z.ZodType = z.ZodType> {
  /** In the past tense: `ResponseSubmitted`. */
  type: string;
  /** `exit-tickets.<entity>.<event>`: the subject on NATS. */
  subject: string;
  data: Data;
}

/** An event as it travels: the fields of CloudEvents 1.0, and where its trace began. */
export const eventEnvelope = z.object({
  specversion: z.literal('1.0'),
  id,
  type: z.string(),
  source: z.string(),
  time: z.iso.datetime(),
  datacontenttype: z.literal('application/json'),
  traceparent: z.string().optional(),
  data: z.unknown(),
});
export type EventEnvelope = z.infer<typeof eventEnvelope>;

/** Declares an event. */
export const event = <Data extends z.ZodType>(type: string, name: string, data: Data): EventDefinition<Data> => ({
  type,
  subject: `exit-tickets.${name}`,
  data,
});
