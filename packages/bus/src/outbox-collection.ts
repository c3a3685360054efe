import type { EventEnvelope } from '@exit-tickets/contracts';
import mongoose, { type mongo } from 'mongoose';
import { z } from 'zod';
import { outboxDocument } from './outbox-fields.ts';

export type DocumentId = mongo.ObjectId | string;

/** Which events a sweep looks for, by when they happened. */
export type Time = { $exists: true } | { $lt: string } | { $gt: string };

/** The event of a document's outbox that is published next. */
export interface Head {
  id: DocumentId;
  event: EventEnvelope;
  hasMore: boolean;
  /** The document only waits for its deletion to be published. */
  isDeleted: boolean;
}

const { ObjectId } = mongoose.mongo;

/** An ObjectId may also be given as its text, as it travels. */
const isHex = (id: DocumentId): id is string => typeof id === 'string' && /^[0-9a-f]{24}$/.test(id);
const anyOf = (ids: readonly DocumentId[]) =>
  ({ $in: ids.flatMap((id) => (isHex(id) ? [id, new ObjectId(id)] : [id])) }) as mongo.Condition<mongo.ObjectId>;

const storedId = z.union([z.string(), z.instanceof(ObjectId)]);

/** Every query that the relay makes of a collection whose documents carry `outboxFields`. */
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

  /** How many documents wait, and the oldest event that does. */
  readBacklog: async (): Promise<{ documents: number; oldest: EventEnvelope | undefined }> => {
    const hasEvents = { 'outbox.time': { $exists: true } };
    const documents = await collection.countDocuments(hasEvents);
    const options = { sort: { 'outbox.time': 1 }, projection: { outbox: 1 } } as const;
    const oldest = documents > 0 ? await collection.findOne(hasEvents, options) : null;
    return { documents, oldest: outboxDocument.safeParse(oldest).data?.outbox[0] };
  },

  /**
   * The next event of each document that has one: what erases, which waits for nothing else, or the oldest. `unreadable`
   * hears of an outbox that holds something else.
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

  /** Takes published events out, all at once; a deleted document goes with its last event, in one step. */
  takeOut: async (published: readonly Head[]): Promise<void> => {
    const eventIds = { $in: published.map(({ event }) => event.id) };
    const deleted = published.filter(({ isDeleted }) => isDeleted);
    if (deleted.length > 0) {
      const onlyThat = { outbox: { $size: 1 }, 'outbox.0.id': eventIds };
      await collection.deleteMany({ _id: anyOf(deleted.map(({ id }) => id)), deletedAt: { $ne: null }, ...onlyThat });
    }
    // Without a schema the driver's types know no array to pull from.
    const pull = { $pull: { outbox: { id: eventIds } } as never };
    await collection.updateMany({ _id: anyOf(published.map(({ id }) => id)) }, pull);
  },
});

export type OutboxCollection = ReturnType<typeof createOutboxCollection>;
