import { z } from 'zod';
import { id } from '../scalars.ts';

/** Something that happened. It is delivered durably to every consumer: at least once, in any order. */
export interface EventDefinition<Data extends z.ZodType = z.ZodType> extends EventRetention<Data> {
  /** In the past tense: `ResponseSubmitted`. */
  type: string;
  /** `<entity>.<event>`: the middle of the subject on NATS. */
  name: string;
  data: Data;
}

/** How a durable bus stores the event. */
export interface EventRetention<Data extends z.ZodType> {
  /**
   * What the event is about. The bus keeps only the newest event of each type and key, which is all that a late
   * consumer needs. So the size of the stream depends on the number of things, not on how often they change.
   */
  keyOf(data: z.output<Data>): string;
  /**
   * The version of the state in the event, most significant number first. Missing when all events of a key are equal.
   */
  orderOf?(data: z.output<Data>): readonly number[];
  /** Consumers erase data when they get it. It has its own stream, so that other events cannot take up its space. */
  erases?: true;
}

/** An event on the wire: the fields of CloudEvents 1.0, and the trace context. */
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
export const event = <Data extends z.ZodType>(
  type: string,
  name: string,
  data: Data,
  retention: EventRetention<Data>,
): EventDefinition<Data> => ({ type, name, data, ...retention });
