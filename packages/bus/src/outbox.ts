import { setTimeout as pause } from 'node:timers/promises';
import { type EventDefinition, type EventEnvelope, eventCatalogue } from '@exit-tickets/contracts';
import { metrics, onScrape } from '@exit-tickets/telemetry';
import type { mongo } from 'mongoose';
import type { Logger } from 'pino';
import type { Bus } from './bus.ts';
import { InFlight } from './in-flight.ts';
import { createOutboxCollection, type DocumentId, type Time } from './outbox-collection.ts';
import { type Batching, OutboxRelay } from './outbox-relay.ts';
import type { BeforePublish } from './relay-batch.ts';

export interface OutboxOptions {
  /** The collection; its documents carry `outboxFields`. */
  collection: mongo.Collection;
  bus: Bus;
  logger: Logger;
  /** Every event that documents of the collection may carry. Defaults to all of the contract. */
  definitions?: readonly EventDefinition[];
  /** What to publish for the events of a batch, when it differs from the stored events. */
  beforePublish?: BeforePublish;
  /** How documents are relayed together. */
  batching?: Batching;
  /** Interval of sweeps for leftovers, in seconds. */
  sweepSeconds?: number;
  /** How long an event is left to the relay after its write before a sweep takes it, in seconds. */
  settleSeconds?: number;
  /** How long closing waits for pending publications, in seconds. */
  closeSeconds?: number;
}

/** Publishes the events in documents' outboxes and removes them afterwards. */
export interface Outbox {
  /**
   * Publishes a document's events in the background, in order and in a batch with other documents. Never throws;
   * failures are left to a sweep. `events` are those of the insert, so they need not be read again.
   */
  relay(documentId: DocumentId, events?: readonly EventEnvelope[]): void;
  /** Creates the index, publishes what a crash left, then sweeps every few seconds. */
  start(): Promise<void>;
  /** Whether no relay and no sweep is running. Events that could not be published are left to a sweep. */
  isIdle(): boolean;
  /** Resolves when no relay is running. */
  drain(): Promise<void>;
  /** Stops sweeping and waits briefly for the running relay; anything left is published after the next start. */
  close(): Promise<void>;
}

/**
 * The outbox of one collection. Two replicas that relay the same document publish an event twice at worst. An event is
 * removed by its id, and only after it was published, so none is lost.
 */
export const createOutbox = ({
  collection,
  bus,
  logger,
  definitions = eventCatalogue,
  beforePublish,
  batching,
  sweepSeconds = 5,
  settleSeconds = 10,
  closeSeconds = 3,
}: OutboxOptions): Outbox => {
  const outboxes = createOutboxCollection(collection);
  const byType = new Map(definitions.map((definition) => [definition.type, definition]));
  const relay = new OutboxRelay({ outboxes, bus, logger, definitions: byType, beforePublish }, batching);
  const sweeps = new InFlight();
  let timer: NodeJS.Timeout | undefined;
  let isSweeping = false;
  let isClosed = false;

  const relayAll = async (time: Time): Promise<void> => {
    for await (const documentId of outboxes.findPending(time)) {
      await relay.hasRoom();
      if (isClosed || !bus.isReady()) break;
      relay.add(documentId);
    }
  };

  const sweep = async (...times: Time[]): Promise<void> => {
    if (isSweeping || isClosed) return;
    isSweeping = true;
    try {
      // One after the other: the index answers each query, but not both in one.
      for (const time of times) await relayAll(time);
    } catch (error) {
      logger.warn({ err: error, collection: outboxes.name }, 'outbox sweep failed');
    } finally {
      isSweeping = false;
    }
  };

  const noMetrics = onScrape(async (record) => {
    const { documents, oldest } = await outboxes.readBacklog();
    const ageMs = oldest ? Math.max(0, Date.now() - Date.parse(oldest.time)) : 0;
    record(metrics.outboxDocuments, { collection: outboxes.name }, documents);
    record(metrics.outboxAge, { collection: outboxes.name }, ageMs / 1000);
  });

  const onIdle = async (): Promise<void> => {
    await sweeps.onIdle();
    await relay.onIdle();
  };

  return {
    relay: (documentId, events) => relay.add(documentId, events),
    start: async () => {
      await outboxes.createIndex();
      // Not awaited: a sweep may need consumers or a bus that start later.
      sweeps.track(sweep({ $exists: true }));
      const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
      // An event in the future was stored before the clock was set back.
      const sweepSettled = () => sweep({ $lt: inSeconds(-settleSeconds) }, { $gt: inSeconds(settleSeconds) });
      timer = setInterval(() => sweeps.track(sweepSettled()), sweepSeconds * 1000).unref();
    },
    isIdle: () => sweeps.isIdle() && relay.isIdle(),
    drain: onIdle,
    close: async () => {
      isClosed = true;
      noMetrics();
      relay.close();
      clearInterval(timer);
      await Promise.race([onIdle(), pause(closeSeconds * 1000, undefined, { ref: false })]);
    },
  };
};
