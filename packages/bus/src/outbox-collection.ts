import type { EventEnvelope } from '@exit-tickets/contracts';
import mongoose, { type mongo } from 'mongoose';
import { z } from 'zod';
import { outboxDocument } from './outbox-fields.ts';

export type DocumentId = mongo.ObjectId | string;

/** Selects the events of a sweep by their time. */
export type Time = { $exists: true } | { $lt: string } | { $gt: string };

/** The next event of a document's outbox. */
export interface Head {
  id: DocumentId;
  event: EventEnvelope;
  hasMore: boolean;
  /** The document is deleted once its last event is published. */
  isDeleted: boolean;
}

const { ObjectId } = mongoose.mongo;

/** An ObjectId may also be given as text. */
const isHex = (id: DocumentId): id is string => typeof id === 'string' && /^[0-9a-f]{24}$/.test(id);
const anyOf = (ids: readonly DocumentId[]) =>
  ({ $in: ids.flatMap((id) => (isHex(id) ? [id, new ObjectId(id)] : [id])) }) as mongo.Condition<mongo.ObjectId>;

const storedId = z.union([z.string(), z.instanceof(ObjectId)]);

/** Every query that the relay makes on a collection whose documents carry `outboxFields`. */
export const createOutboxCollection = (collection: mongo.Collection) => ({
  name: collection.collectionName,

  createIndex: async (): Promise<void> => {
    await collection.createIndex(
      { 'outbox.time': 1 },
      { name: 'outbox-pending', partialFilterExpression: { 'outbox.time': { $exists: true } } },
    );
  },

  /** The documents with events of this time. */
  findPending: async function* (time: Time): AsyncGenerator<DocumentId> {
    for await (const { _id } of collection.find({ 'outbox.time': time }, { projection: { _id: 1 } }))
      yield storedId.parse(_id);
  },

  /** How many documents are pending, and their oldest event. */
  readBacklog: async (): Promise<{ documents: number; oldest: EventEnvelope | undefined }> => {
    const hasEvents = { 'outbox.time': { $exists: true } };
    const documents = await collection.countDocuments(hasEvents);
    const options = { sort: { 'outbox.time': 1 }, projection: { outbox: 1 } } as const;
    const oldest = documents > 0 ? await collection.findOne(hasEvents, options) : null;
    return { documents, oldest: outboxDocument.safeParse(oldest).data?.outbox[0] };
  },

  /**
   * The next event of each document: an erasure, which waits for nothing else, or the oldest. `unreadable` is called
   * for an outbox that cannot be parsed.
   */
  readHeads: async (
    ids: readonly DocumentId[],
    isErasure: (event: EventEnvelope) => boolean,
    unreadable: (error: unknown, ids: readonly DocumentId[]) => void,
  ): Promise<Head[]> => {
    const found = await collection.find({ _id: anyOf(ids) }, { projection: { outbox: 1, deletedAt: 1 } }).toArray();
    return found.flatMap((document) => {
      const id = storedId.parse(document._id);
      const { data, error } = outboxDocument.safeParse(document);
      if (error) unreadable(error, [id]);
      const event = data?.outbox.find(isErasure) ?? data?.outbox[0];
      return data && event ? [{ id, event, hasMore: data.outbox.length > 1, isDeleted: data.deletedAt != null }] : [];
    });
  },

  /** Removes published events with one update; a deleted document is removed with its last event. */
  removePublished: async (published: readonly Head[]): Promise<void> => {
    const eventIds = { $in: published.map(({ event }) => event.id) };
    const deleted = published.filter(({ isDeleted }) => isDeleted);
    if (deleted.length > 0) {
      const onlyThat = { outbox: { $size: 1 }, 'outbox.0.id': eventIds };
      await collection.deleteMany({ _id: anyOf(deleted.map(({ id }) => id)), deletedAt: { $ne: null }, ...onlyThat });
    }
    // Without a schema, the driver's types know no array to pull from.
    const pull = { $pull: { outbox: { id: eventIds } } as never };
    await collection.updateMany({ _id: anyOf(published.map(({ id }) => id)) }, pull);
  },
});

export type OutboxCollection = ReturnType<typeof createOutboxCollection>;
