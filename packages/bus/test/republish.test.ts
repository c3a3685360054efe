import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rebuildRequested } from '@exit-tickets/contracts';
import { startEmbeddedMongo } from '@exit-tickets/embedded-mongo';
import mongoose, { type Connection } from 'mongoose';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startNatsServer } from '../../testing/src/nats-server/index.ts';
import { type Bus, consumer, newEvent, republishOnRequest, type StateEvent } from '../src/index.ts';
import { connectNats } from '../src/nats/index.ts';
import { deployments, hasNats } from './support/deployments.ts';
import { aLampLit, hasty, lampLit, silent } from './support/messages.ts';

let database: Connection;
const ends: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'exit-tickets-republish-'));
  const mongo = await startEmbeddedMongo({ dataDir });
  database = await mongoose.createConnection(mongo.url).asPromise();
  ends.push(
    () => database.close(),
    () => mongo.close(),
    () => rm(dataDir, { recursive: true }),
  );
});
afterAll(async () => {
  for (const end of ends) await end();
});

const now = () => new Date('2026-03-02T08:00:00Z');
const request = (...services: ('tickets' | 'responses')[]) =>
  newEvent(rebuildRequested, { services }, { source: 'test', now: now() });

/** A service with these lamps stored, and what a consumer of its events hears. */
const serve = async (bus: Bus, rooms: readonly string[]) => {
  const heard: string[] = [];
  const told = vi.fn<() => void>();
  const onLampLit = consumer('hall-on-lamp-lit', lampLit, async ({ data }) => void heard.push(data.room));
  await bus.subscribe(onLampLit);
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  await republishOnRequest(
    'tickets',
    { bus, database, logger: silent, now, signal: closing.signal },
    async function* () {
      told();
      for (const room of rooms) yield { definition: lampLit, event: aLampLit(room) } satisfies StateEvent;
    },
  );
  return { heard, told };
};

describe.each(deployments)('a request to publish what is stored once more, $name', ({ name, start }) => {
  test('is obeyed by the services that it names, completely', async () => {
    const running = await start(silent);
    onTestFinished(() => running.stop());
    const rooms = Array.from({ length: 250 }, (_, n) => `room ${n}`);
    const { heard, told } = await serve(running.bus, rooms);
    // On NATS the stream is one that the service has never seen, so it has requested so much by itself.
    const byItself = name === 'on NATS' ? 1 : 0;
    await vi.waitFor(() => expect(heard).toHaveLength(byItself * rooms.length));
    await running.bus.publish(rebuildRequested, request('responses'));
    await running.bus.publish(rebuildRequested, request('responses', 'tickets'));
    await vi.waitFor(() => expect(heard).toHaveLength((byItself + 1) * rooms.length));
    expect(new Set(heard)).toEqual(new Set(rooms));
    expect(told).toHaveBeenCalledTimes(byItself + 1);
  });
});

describe.runIf(hasNats)('a stream of events', () => {
  test('that was made anew is given what is stored, once by all replicas; one that is known is not', async () => {
    const nats = await startNatsServer();
    onTestFinished(() => nats.stop());
    const connect = async () => {
      const bus = await connectNats({ url: nats.url, name: 'tickets', logger: silent, retry: hasty });
      return { bus, ...(await serve(bus, ['hall', 'attic'])) };
    };
    const notes = database.collection<{ _id: string; stream: string }>('bus_streams');
    const noted = async () => (await notes.findOne({ _id: 'tickets' }))?.stream;
    const before = await noted();
    const replicas = [await connect(), await connect()];
    const times = () => replicas.reduce((sum, { told }) => sum + told.mock.calls.length, 0);
    const heard = () => replicas.flatMap((replica) => replica.heard).sort();
    await vi.waitFor(async () => expect(await noted()).not.toBe(before));
    const first = await noted();

    await nats.restart();
    replicas.push(await connect());
    await nats.restart({ wipe: true });
    await vi.waitFor(async () => expect(await noted()).not.toBe(first));
    expect(times()).toBe(2);
    await vi.waitFor(() => expect(heard()).toEqual(['attic', 'attic', 'hall', 'hall']));
    await Promise.all(replicas.map(({ bus }) => bus.close()));
  });
});
