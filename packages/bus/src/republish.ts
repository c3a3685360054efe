import { setTimeout as pause } from 'node:timers/promises';
import {
  type EventDefinition,
  type EventEnvelope,
  limits,
  rebuildRequested,
  type ServiceName,
} from '@exit-tickets/contracts';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { type Bus, consumer } from './bus.ts';
import { newEvent } from './event.ts';

/** An event that publishes stored state again. */
export interface StateEvent {
  definition: EventDefinition;
  event: EventEnvelope;
}

/** What republishing needs of its service. */
export interface RepublishContext {
  bus: Bus;
  database: Connection;
  logger: Logger;
  now: () => Date;
  /** Aborted when the service stops. The rest is published after its next start. */
  signal: AbortSignal;
}

/** Events published at the same time; fewer when they are large (`limits.busPageBytes`). */
const eventsPerPage = 100;
/** Shortest pause between two pages, in milliseconds, so that consumers also get other events. */
const minPauseMs = 100;
const retryMs = 2_000;

/**
 * Publishes page by page, with pauses as long as publishing took. Returns the number of events. Stored state may change
 * after it was read, so no event is dated later than the start.
 */
const publishAll = async (
  state: AsyncIterable<StateEvent>,
  began: string,
  { bus, signal }: Pick<RepublishContext, 'bus' | 'signal'>,
): Promise<number> => {
  let published = 0;
  let bytes = 0;
  let page: StateEvent[] = [];
  const publishPage = async (): Promise<void> => {
    const pageBegan = performance.now();
    await Promise.all(page.map(({ definition, event }) => bus.publish(definition, event)));
    published += page.length;
    bytes = 0;
    page = [];
    await pause(Math.max(performance.now() - pageBegan, minPauseMs), undefined, { signal });
  };
  for await (const each of state) {
    signal.throwIfAborted();
    const { definition, event } = each;
    page.push({ definition, event: event.time < began ? event : { ...event, time: began } });
    bytes += Buffer.byteLength(JSON.stringify(event));
    if (page.length === eventsPerPage || bytes >= limits.busPageBytes) await publishPage();
  }
  if (page.length > 0) await publishPage();
  return published;
};

/** Where each service records the stream to which it last published all its state. */
const notesOf = (database: Connection) => database.collection<{ _id: string; stream: string }>('bus_streams');

/**
 * Publishes all stored state of a service again whenever `RebuildRequested` asks for it. Requests it itself when the
 * stream is not the recorded one: a new stream does not have the earlier events. Repeating it is harmless, because
 * consumers recognise repeated and late events.
 * @param state all stored state that others replicate, read while it is published
 */
export const republishOnRequest = async (
  service: ServiceName,
  { bus, database, logger, now, signal }: RepublishContext,
  state: () => AsyncIterable<StateEvent>,
): Promise<void> => {
  const notes = notesOf(database);
  let current: string | undefined;

  const request = async (stream: string): Promise<void> => {
    const noted = await notes.findOne({ _id: service });
    if (noted?.stream === stream) return;
    const event = newEvent(rebuildRequested, { services: [service] }, { source: service, now: now() });
    // Every replica notices the new stream; the bus keeps one of their requests.
    await bus.publish(rebuildRequested, { ...event, id: `rebuild-${service}-${stream}` });
    const level = noted ? 'warn' : 'info';
    logger[level]({ stream }, 'the stream of events is a new one: what is stored is published once more');
  };
  const requestUntilDone = async (stream: string): Promise<void> => {
    while (stream === current && !signal.aborted) {
      try {
        return await request(stream);
      } catch (error) {
        logger.warn({ err: error }, 'a new stream of events could not be filled yet');
        await pause(retryMs, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  };

  /** Each event carries the state at its time, so twice or late is harmless. */
  const onRebuildRequested = consumer(`${service}-on-rebuild-requested`, rebuildRequested, async ({ data }) => {
    if (!data.services.includes(service)) return;
    const stream = current;
    const published = await publishAll(state(), now().toISOString(), { bus, signal });
    if (stream !== undefined) await notes.updateOne({ _id: service }, { $set: { stream } }, { upsert: true });
    logger.info({ published }, 'what is stored was published once more');
  });

  await bus.subscribe(onRebuildRequested);
  bus.onStream((stream) => {
    current = stream;
    void requestUntilDone(stream);
  });
};
