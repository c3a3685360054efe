import { type EventEnvelope, eventEnvelope } from '@exit-tickets/contracts';
import mongoose from 'mongoose';
import { z } from 'zod';

/**
 * The mongoose fields of a document that publishes events: its unpublished events, oldest first, and the deletion date
 * of a document that stays only until its deletion is published.
 */
export const outboxFields = {
  outbox: { type: [mongoose.Schema.Types.Mixed], default: (): EventEnvelope[] => [] },
  deletedAt: { type: Date },
};

/** The same fields, as the relay reads them. */
export const outboxDocument = z.object({ outbox: z.array(eventEnvelope).default([]), deletedAt: z.date().nullish() });

/** The part of an update that stores events together with the change: `{ $set: …, ...withEvents(changed) }`. */
export const withEvents = (...events: EventEnvelope[]) => ({ $push: { outbox: { $each: events } } });

/**
 * The same for an event with the newest state: it replaces the pending events, so that no outbox grows while the bus is
 * away.
 */
export const withNewestEvent = (event: EventEnvelope) => ({ $push: { outbox: { $each: [event], $slice: -1 } } });

/**
 * The update that deletes: no reader finds the document (`notDeleted`) from now on, and the outbox removes it once all
 * its events are published.
 */
export const markDeleted = (now: Date, ...events: EventEnvelope[]) => ({
  $set: { deletedAt: now },
  ...withEvents(...events),
});

/** The condition in every query of such a collection; also allowed in a partial index. */
export const notDeleted = { deletedAt: null };
