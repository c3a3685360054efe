import { randomUUID } from 'node:crypto';
import type { EventDefinition, EventEnvelope } from '@exit-tickets/contracts';
import { currentTraceparent } from '@exit-tickets/telemetry';
import type { z } from 'zod';

export interface EventOrigin {
  /** The publishing service, such as `tickets`. */
  source: string;
  now: Date;
  /** The W3C trace of the event. Defaults to the current one. */
  traceparent?: string;
}

/**
 * Creates an event for an outbox. The contract parses its data, which is reduced to what JSON can represent, so that
 * every consumer sees the same data on either bus. Throws a `ZodError` when the data breaks the contract.
 */
export const newEvent = <Data extends z.ZodType>(
  definition: EventDefinition<Data>,
  data: z.input<Data>,
  { source, now, traceparent = currentTraceparent() }: EventOrigin,
): EventEnvelope => ({
  specversion: '1.0',
  id: randomUUID(),
  type: definition.type,
  source,
  time: now.toISOString(),
  datacontenttype: 'application/json',
  ...(traceparent === undefined ? {} : { traceparent }),
  data: JSON.parse(JSON.stringify(definition.data.parse(data))),
});
