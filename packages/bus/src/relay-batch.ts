import { setTimeout as pause } from 'node:timers/promises';
import { AppError, type EventDefinition, type EventEnvelope } from '@exit-tickets/contracts';
import { inSpan } from '@exit-tickets/telemetry';
import type { Logger } from 'pino';
import type { Bus } from './bus.ts';
import type { DocumentId, Head, OutboxCollection } from './outbox-collection.ts';

/** An event to publish, and those of the batch that it stands for: itself, or several that need no event each. */
export interface Publication {
  event: EventEnvelope;
  standsFor: readonly EventEnvelope[];
}

/**
 * Says what to publish for the events of a batch: for what is only known then, such as a count, or to publish one for
 * several. An event that no publication stands for is not published.
 */
export type BeforePublish = (events: readonly EventEnvelope[]) => Promise<Publication[]>;

export interface RelayContext {
  outboxes: OutboxCollection;
  bus: Bus;
  logger: Logger;
  /** By type, every event that the documents may carry. */
  definitions: ReadonlyMap<string, EventDefinition>;
  beforePublish?: BeforePublish | undefined;
}

/** A document whose events are to be published. */
export interface Pending {
  id: DocumentId;
  /** All that it carries, where that is known and need not be read. */
  events?: readonly EventEnvelope[] | undefined;
}

/** So long taking out what is published waits for what cannot be published yet, in milliseconds. */
export const relayTimeoutMs = 1_000;

const asTheyAre: BeforePublish = async (events) => events.map((event) => ({ event, standsFor: [event] }));

/** The next event of each document: what was given with it, or what is read for all others at once. */
const headsOf = async (
  batch: readonly Pending[],
  { outboxes, definitions }: Pick<RelayContext, 'outboxes' | 'definitions'>,
  unreadable: (error: unknown, ids: readonly DocumentId[]) => void,
): Promise<Head[]> => {
  const unread = batch.flatMap(({ id, events }) => (events ? [] : [id]));
  const given = batch.flatMap(({ id, events = [] }) => {
    const [event] = events;
    return event ? [{ id, event, hasMore: events.length > 1, isDeleted: false }] : [];
  });
  const isErasure = ({ type }: EventEnvelope) => definitions.get(type)?.erases === true;
  return unread.length > 0 ? [...given, ...(await outboxes.readHeads(unread, isErasure, unreadable))] : given;
};

/**
 * Publishes the next event of each document, and takes those that were published out with one update. Never throws: what
 * fails keeps its own document only, for a sweep. `finished` is called once for each document, as soon as another batch
 * may have it; with `hasMore` when it carries further events.
 */
export const relayBatch = async (
  batch: readonly Pending[],
  { outboxes, bus, logger, definitions, beforePublish = asTheyAre }: RelayContext,
  finished: (id: DocumentId, hasMore: boolean) => void,
): Promise<void> => {
  const unfinished = new Map(batch.map(({ id }) => [String(id), id]));
  const finish = (id: DocumentId, hasMore = false): void => {
    if (unfinished.delete(String(id))) finished(id, hasMore);
  };
  const leave = (error: unknown, ids: readonly DocumentId[]): void => {
    const about = { err: error, collection: outboxes.name, documentIds: ids.map(String) };
    logger.warn(about, 'outbox left for a sweep');
    for (const id of ids) finish(id);
  };
  const takeOut = async (published: readonly Head[]): Promise<void> => {
    if (published.length === 0) return;
    await outboxes.takeOut(published);
    for (const { id, hasMore } of published) finish(id, hasMore);
  };
  const publish = async (event: EventEnvelope): Promise<void> => {
    const definition = definitions.get(event.type);
    if (!definition) throw new Error(`${event.type} is not among the outbox's events`);
    if (!bus.isReady()) throw new AppError('service_unavailable');
    const options = { service: event.source, kind: 'producer', parent: event.traceparent } as const;
    await inSpan(`publish ${event.type}`, options, () => bus.publish(definition, event));
  };

  try {
    // A bus that is away is not asked; a sweep comes back to it.
    const heads = bus.isReady() ? await headsOf(batch, { outboxes, definitions }, leave) : [];
    const isHead = new Set(heads.map(({ id }) => String(id)));
    for (const { id } of batch) if (!isHead.has(String(id))) finish(id);
    if (heads.length === 0) return;

    const publications = await beforePublish(heads.map(({ event }) => event));
    const toPublish = new Set(publications.flatMap(({ standsFor }) => standsFor));
    const published = heads.filter(({ event }) => !toPublish.has(event));
    let isLate = false;
    const publishing = publications.map(async ({ event, standsFor }) => {
      const theirs = heads.filter((head) => standsFor.includes(head.event));
      try {
        await publish(event);
        if (isLate) await takeOut(theirs);
        else published.push(...theirs);
      } catch (error) {
        leave(
          error,
          theirs.map(({ id }) => id),
        );
      }
    });
    const all = Promise.all(publishing);
    await Promise.race([all, pause(relayTimeoutMs, undefined, { ref: false })]);
    isLate = true;
    await takeOut(published);
    await all;
  } catch (error) {
    leave(error, [...unfinished.values()]);
  }
};
