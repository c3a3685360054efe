import { setTimeout as pause } from 'node:timers/promises';
import type { EventDefinition, EventEnvelope } from '@exit-tickets/contracts';
import mongoose, { type mongo } from 'mongoose';
import type { Logger } from 'pino';
import type { Bus } from './bus.ts';
import { type OutboxDocument, outboxDocument } from './outbox-fields.ts';
import { UnderWay } from './under-way.ts';

type DocumentId = mongo.ObjectId | string;

export interface OutboxOptions {
  /** Whose documents carry `outboxFields`. */
  collection: mongo.Collection;
  bus: Bus;
  logger: Logger;
  /** Every event that documents of the collection tell. */
  definitions: readonly EventDefinition[];
  /** Brings an event up to date when it is published: for what is only known then, such as a count. */
  beforePublish?: (event: EventEnvelope) => Promise<EventEnvelope>;
  /** How often to look for what was left, in seconds. */
  sweepSeconds?: number;
  /** How long an event is left to the relay that follows its write before a sweep takes it, in seconds. */
  settleSeconds?: number;
  /** Longest that closing waits for what is being published, in seconds. */
  closeSeconds?: number;
}

/** Publishes what documents carry in their outbox, and takes it out once it is published (design section 6). */
export interface Outbox {
  /** Publishes a document's events in the background, in order. Never throws; what fails is left for a sweep. */
  relay(documentId: DocumentId): void;
  /** Makes the index, begins with what a crash left, then looks for more every few seconds. */
  start(): Promise<void>;
  /** Resolves when no relay is under way. */
  drain(): Promise<void>;
  /** Stops sweeping, and waits a little for the relays under way; what they do not manage is left for the next start. */
  close(): Promise<void>;
}

/** Which events a sweep takes, by when they happened. */
type Time = { $exists: true } | { $lt: string } | { $gt: string };

/** Documents that one sweep relays at the same time. */
const sweepWidth = 20;

const { ObjectId } = mongoose.mongo;

/** An ObjectId may also be given as its text, as it travels. */
const byId = (id: DocumentId) =>
  ({ _id: { $in: isHex(id) ? [id, new ObjectId(id)] : [id] } }) as mongo.Filter<mongo.Document>;
const isHex = (id: DocumentId): id is string => typeof id === 'string' && /^[0-9a-f]{24}$/.test(id);

// Without a schema the driver's types know no array to pull from.
const pullEvent = (id: string) => ({ $pull: { outbox: { id } } as never });

const projection = { outbox: 1, deletedAt: 1 };

/**
 * The relay of one collection's outboxes. Two relays of one document (a sweep and an immediate one, two replicas)
 * publish an event twice at worst; an event is taken out by its id and only after it was published, so none is lost.
 */
export const createOutbox = ({
  collection,
  bus,
  logger,
  definitions,
  beforePublish = async (event) => event,
  sweepSeconds = 5,
  settleSeconds = 10,
  closeSeconds = 3,
}: OutboxOptions): Outbox => {
  const definitionOf = new Map(definitions.map((definition) => [definition.type, definition]));
  const relaying = new Map<string, { again: boolean }>();
  const underWay = new UnderWay();
  let timer: NodeJS.Timeout | undefined;
  let sweeping = false;
  let isClosed = false;

  const read = async (_id: DocumentId): Promise<OutboxDocument> =>
    outboxDocument.parse(await collection.findOne(byId(_id), { projection }));

  /** Takes a published event out and returns what is left; a deleted document goes with its last event, in one step. */
  const takeOut = async (_id: DocumentId, event: EventEnvelope, isDeleted: boolean): Promise<OutboxDocument> => {
    if (isDeleted) {
      const onlyThis = { outbox: { $size: 1 }, 'outbox.0.id': event.id };
      const { deletedCount } = await collection.deleteOne({ ...byId(_id), deletedAt: { $ne: null }, ...onlyThis });
      if (deletedCount > 0) return null;
    }
    const after = { returnDocument: 'after', projection } as const;
    return outboxDocument.parse(await collection.findOneAndUpdate(byId(_id), pullEvent(event.id), after));
  };

  const relayOnce = async (_id: DocumentId): Promise<void> => {
    let document = await read(_id);
    for (let event = document?.outbox[0]; event !== undefined; event = document?.outbox[0]) {
      const definition = definitionOf.get(event.type);
      if (!definition) throw new Error(`${event.type} is not among the outbox's events`);
      await bus.publish(definition, await beforePublish(event));
      document = await takeOut(_id, event, document?.deletedAt != null);
    }
  };

  const relay = async (_id: DocumentId): Promise<void> => {
    const key = String(_id);
    const other = relaying.get(key);
    if (other) {
      other.again = true;
      return;
    }
    const mine = { again: true };
    relaying.set(key, mine);
    try {
      // An event may be pushed just after the relay under way has read for the last time: hence once more.
      while (mine.again && !isClosed) {
        mine.again = false;
        await relayOnce(_id);
      }
    } catch (error) {
      logger.warn({ err: error, collection: collection.collectionName, documentId: key }, 'outbox left for a sweep');
    } finally {
      relaying.delete(key);
    }
  };

  const relayAll = async (time: Time): Promise<void> => {
    const batch = new Set<Promise<void>>();
    for await (const { _id } of collection.find({ 'outbox.time': time }, { projection: { _id: 1 } })) {
      if (isClosed || !bus.isReady()) break;
      const one = relay(_id).finally(() => batch.delete(one));
      batch.add(one);
      if (batch.size >= sweepWidth) await Promise.race(batch);
    }
    await Promise.all(batch);
  };

  const sweep = async (...times: Time[]): Promise<void> => {
    if (sweeping || isClosed) return;
    sweeping = true;
    try {
      // One after the other: the index answers each, and would not answer both in one query.
      for (const time of times) await relayAll(time);
    } catch (error) {
      logger.warn({ err: error, collection: collection.collectionName }, 'outbox sweep failed');
    } finally {
      sweeping = false;
    }
  };

  return {
    relay: (documentId) => {
      if (!isClosed) underWay.track(relay(documentId));
    },
    start: async () => {
      await collection.createIndex(
        { 'outbox.time': 1 },
        { name: 'outbox-pending', partialFilterExpression: { 'outbox.time': { $exists: true } } },
      );
      // Not waited for: what is swept may need consumers or a bus that come later.
      underWay.track(sweep({ $exists: true }));
      const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
      // An event that lies ahead was stored before the clock was set back.
      const sweepSettled = () => sweep({ $lt: inSeconds(-settleSeconds) }, { $gt: inSeconds(settleSeconds) });
      timer = setInterval(() => underWay.track(sweepSettled()), sweepSeconds * 1000).unref();
    },
    drain: () => underWay.settled(),
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      const patience = new AbortController();
      const tooLong = pause(closeSeconds * 1000, undefined, { signal: patience.signal }).catch(() => {});
      await Promise.race([underWay.settled(), tooLong]);
      patience.abort();
    },
  };
};
