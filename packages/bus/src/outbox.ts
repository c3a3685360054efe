import { setTimeout as pause } from 'node:timers/promises';
import { type EventDefinition, type EventEnvelope, eventCatalogue } from '@exit-tickets/contracts';
import { metrics, onScrape } from '@exit-tickets/telemetry';
import type { mongo } from 'mongoose';
import type { Logger } from 'pino';
import type { Bus } from './bus.ts';
import { InFlight } from './in-flight.ts';
import { createOutboxCollection, type DocumentId, type Time } from './outbox-collection.ts';
import { OutboxRelay } from './outbox-relay.ts';
import type { BeforePublish } from './relay-batch.ts';

export interface OutboxOptions {
  /** Whose documents carry `outboxFields`. */
  collection: mongo.Collection;
  bus: Bus;
  logger: Logger;
  /** Every event that documents of the collection may carry; those of the contract when not said. */
  definitions?: readonly EventDefinition[];
  /** What to publish for the events of a batch, when that is not each of them as it is stored. */
  beforePublish?: BeforePublish;
  /** How often to look for what was left, in seconds. */
  sweepSeconds?: number;
  /** How long an event is left to the relay that follows its write before a sweep takes it, in seconds. */
  settleSeconds?: number;
  /** Longest that closing waits for what is being published, in seconds. */
  closeSeconds?: number;
}

/** Publishes what documents carry in their outbox, and takes it out once it is published. */
export interface Outbox {
  /**
   * Publishes a document's events in the background, in order, together with those of other documents. Never throws; what
   * fails is left for a sweep. `events` are those that the document was just inserted with: they need not be read again.
   */
  relay(documentId: DocumentId, events?: readonly EventEnvelope[]): void;
  /** Makes the index, begins with what a crash left, then looks for more every few seconds. */
  start(): Promise<void>;
  /** Whether nothing is being relayed, or looked for. What could not be published is left for a sweep. */
  isIdle(): boolean;
  /** Resolves when nothing is being relayed. */
  drain(): Promise<void>;
  /** Stops sweeping, and waits a little for what is being relayed; what they do not manage is left for the next start. */
  close(): Promise<void>;
}

/**
 * The outboxes of one collection. Two relays of one document (two replicas of a service) publish an event twice at worst;
 * an event is taken out by its id and only after it was published, so none is lost.
 */
export const createOutbox = ({
  collection,
  bus,
  logger,
  definitions = eventCatalogue,
  beforePublish,
  sweepSeconds = 5,
  settleSeconds = 10,
  closeSeconds = 3,
}: OutboxOptions): Outbox => {
  const outboxes = createOutboxCollection(collection);
  const byType = new Map(definitions.map((definition) => [definition.type, definition]));
  const relay = new OutboxRelay({ outboxes, bus, logger, definitions: byType, beforePublish });
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
      // One after the other: the index answers each, and would not answer both in one query.
      for (const time of times) await relayAll(time);
    } catch (error) {
      logger.warn({ err: error, collection: outboxes.name }, 'outbox sweep failed');
    } finally {
      isSweeping = false;
    }
  };

  const noMetrics = onScrape(async (tell) => {
    const { documents, oldest } = await outboxes.readBacklog();
    const ageMs = oldest ? Math.max(0, Date.now() - Date.parse(oldest.time)) : 0;
    tell(metrics.outboxDocuments, { collection: outboxes.name }, documents);
    tell(metrics.outboxAge, { collection: outboxes.name }, ageMs / 1000);
  });

  const onIdle = async (): Promise<void> => {
    await sweeps.onIdle();
    await relay.onIdle();
  };

  return {
    relay: (documentId, events) => relay.add(documentId, events),
    start: async () => {
      await outboxes.createIndex();
      // Not waited for: what is swept may need consumers or a bus that come later.
      sweeps.track(sweep({ $exists: true }));
      const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
      // An event that lies ahead was stored before the clock was set back.
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
      const patience = new AbortController();
      const tooLong = pause(closeSeconds * 1000, undefined, { signal: patience.signal }).catch(() => {});
      await Promise.race([onIdle(), tooLong]);
      patience.abort();
    },
  };
};
