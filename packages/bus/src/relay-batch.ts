import { setTimeout as pause } from 'node:timers/promises';
import { AppError, type EventDefinition, type EventEnvelope } from '@exit-tickets/contracts';
import { inSpan } from '@exit-tickets/telemetry';
import type { Logger } from 'pino';
import type { Bus } from './bus.ts';
import type { DocumentId, Head, OutboxCollection } from './outbox-collection.ts';

/** An event to publish, and the events of the batch that it stands for. */
export interface Publication {
  event: EventEnvelope;
  standsFor: readonly EventEnvelope[];
}

/**
 * Decides what to publish for the events of a batch, for example with a count that is only known now, or one event for
 * several. Events that no publication covers are not published.
 */
export type BeforePublish = (events: readonly EventEnvelope[]) => Promise<Publication[]>;

export interface RelayContext {
  outboxes: OutboxCollection;
  bus: Bus;
  logger: Logger;
  /** All events that the documents may carry, by type. */
  definitions: ReadonlyMap<string, EventDefinition>;
  beforePublish?: BeforePublish | undefined;
}

/** A document with events to publish. */
export interface Pending {
  id: DocumentId;
  /** All its events, where they are known and need not be read. */
  events?: readonly EventEnvelope[] | undefined;
}

/** How long removing published events waits for those that cannot be published yet, in milliseconds. */
export const relayTimeoutMs = 1_000;

const unchanged: BeforePublish = async (events) => events.map((event) => ({ event, standsFor: [event] }));

/** The next event of each document: the given one, or one query for all others. */
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
 * Publishes the next event of each document and removes the published ones with one update. Never throws: a failure
 * affects only its own document, which is left to a sweep. `finished` is called once per document, as soon as another
 * batch may take it; `hasMore` says that it carries further events.
 */
export const relayBatch = async (
  batch: readonly Pending[],
  { outboxes, bus, logger, definitions, beforePublish = unchanged }: RelayContext,
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
  const removePublished = async (published: readonly Head[]): Promise<void> => {
    if (published.length === 0) return;
    await outboxes.removePublished(published);
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
    // Skipped while the bus is away; a sweep comes back to it.
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
        if (isLate) await removePublished(theirs);
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
    await removePublished(published);
    await all;
  } catch (error) {
    leave(error, [...unfinished.values()]);
  }
};
