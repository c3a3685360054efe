import { type EventEnvelope, eventEnvelope } from '@exit-tickets/contracts';
import mongoose from 'mongoose';
import { z } from 'zod';

/**
 * What a document that publishes events carries, for its mongoose schema: the events that are stored and not yet
 * published, oldest first, and since when it is only waiting for its deletion to be published.
 */
export const outboxFields = {
  outbox: { type: [mongoose.Schema.Types.Mixed], default: (): EventEnvelope[] => [] },
  deletedAt: { type: Date },
};

/** The same, as the relay reads it. */
export const outboxDocument = z.object({ outbox: z.array(eventEnvelope).default([]), deletedAt: z.date().nullish() });

/** The part of an update that stores events with the change that they are about: `{ $set: …, ...withEvents(changed) }`. */
export const withEvents = (...events: EventEnvelope[]) => ({ $push: { outbox: { $each: events } } });

/**
 * The same for an event that makes those before it needless, as it tells the newest state: it takes the place of what waits,
 * so that no outbox grows while the bus is away.
 */
export const withNewestEvent = (event: EventEnvelope) => ({ $push: { outbox: { $each: [event], $slice: -1 } } });

/**
 * The update that deletes: the document is gone for every reader (`notDeleted`) from now on, and is removed
 * once all its events are published.
 */
export const markDeleted = (now: Date, ...events: EventEnvelope[]) => ({
  $set: { deletedAt: now },
  ...withEvents(...events),
});

/** The condition that every query of such a collection carries; also allowed in a partial index. */
export const notDeleted = { deletedAt: null };
