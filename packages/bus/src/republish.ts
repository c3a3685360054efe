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

/** An event that says once more what is stored. */
export interface StateEvent {
  definition: EventDefinition;
  event: EventEnvelope;
}

/** What a service that publishes is built from. */
export interface RepublishContext {
  bus: Bus;
  database: Connection;
  logger: Logger;
  now: () => Date;
  /** Aborted when the service stops; what was not published by then is published after its next start. */
  signal: AbortSignal;
}

/** Published at the same time; fewer when they are large (`limits.busPageBytes`). */
const eventsPerPage = 100;
/** At least so long between two pages, in milliseconds: consumers have other events to take as well. */
const minPauseMs = 100;
const retryMs = 2_000;

/**
 * Publishes a page at a time; the next one when this is safe, and after as long a pause. Gives how many there were. What is
 * stored may change after it was read, so none of it is told as newer than the beginning.
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

/** Where each service, by its name, notes the stream that was given all that it has stored. */
const notesOf = (database: Connection) => database.collection<{ _id: string; stream: string }>('bus_streams');

/**
 * Has a service publish all that it has stored once more whenever that is requested (`RebuildRequested`), and requests it
 * for itself when the stream is not the one that it noted: a stream that was made anew has forgotten what it acknowledged.
 * To do so twice is harmless, as consumers take a repeated or late event for what it is.
 * @param state all that is stored and others keep something of, read while it is published
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
    // Every replica finds the new stream; it keeps one request of them.
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

  /** Whatever it publishes says how things are stored at that moment, so twice or late is harmless. */
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
