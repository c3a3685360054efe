import { z } from 'zod';
import { id } from '../scalars.ts';

/** Something that happened, delivered durably to whoever wants to know: at least once, in any order. */
export interface EventDefinition<Data extends z.ZodType = z.ZodType> extends EventRetention<Data> {
  /** In the past tense: `ResponseSubmitted`. */
  type: string;
  /** `<entity>.<event>`: the middle of its subject on NATS. */
  name: string;
  data: Data;
}

/** Which events a bus keeps that stores them, and with what. */
export interface EventRetention<Data extends z.ZodType> {
  /**
   * The thing that it is about. Of each type and key the newest event is kept, which is all that a consumer needs who comes
   * late: what fills the bus is how many things there are, not how often they change.
   */
  keyOf(data: z.output<Data>): string;
  /** How new the state is that it tells, the first number first; missing where all events of a key say the same. */
  orderOf?(data: z.output<Data>): readonly number[];
  /** Whoever gets it erases something. It is stored apart, so that nothing else can take its room. */
  erases?: true;
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
export const event = <Data extends z.ZodType>(
  type: string,
  name: string,
  data: Data,
  retention: EventRetention<Data>,
): EventDefinition<Data> => ({ type, name, data, ...retention });
