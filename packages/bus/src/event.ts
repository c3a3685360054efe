import { randomUUID } from 'node:crypto';
import type { EventDefinition, EventEnvelope } from '@exit-tickets/contracts';
import { currentTraceparent } from '@exit-tickets/telemetry';
import type { z } from 'zod';

export interface EventOrigin {
  /** The service that publishes it: `tickets`. */
  source: string;
  now: Date;
  /** The W3C trace that the event belongs to; the one under way when not said. */
  traceparent?: string;
}

/**
 * Makes an event ready to be stored in an outbox. Its data is parsed by the contract and is what JSON keeps of it,
 * so that every consumer sees the same whichever bus carried it. Throws a `ZodError` on data that is not the contract's.
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
