import { rebuildRequested } from '@exit-tickets/contracts';
import { type EmbeddedMongo, startEmbeddedMongo } from '@exit-tickets/embedded-mongo';
import mongoose, { type Connection } from 'mongoose';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { folderOfTests } from '../../testing/src/folders.ts';
import { startNatsServer } from '../../testing/src/nats-server/index.ts';
import { type Bus, consumer, newEvent, republishOnRequest, type StateEvent } from '../src/index.ts';
import { connectNats } from '../src/nats/index.ts';
import { deployments, hasNats } from './support/deployments.ts';
import { aLampLit, fastRetry, lampLit, silent } from './support/messages.ts';

const dataDir = folderOfTests();
let mongo: EmbeddedMongo;
let database: Connection;
beforeAll(async () => {
  mongo = await startEmbeddedMongo({ dataDir });
  database = await mongoose.createConnection(mongo.url).asPromise();
});
afterAll(async () => {
  await database.close();
  await mongo.close();
});

const now = () => new Date('2026-03-02T08:00:00Z');
const request = (...services: ('tickets' | 'responses')[]) =>
  newEvent(rebuildRequested, { services }, { source: 'test', now: now() });

/** A service with these lamps stored, and the events that a consumer of it receives. */
const serve = async (bus: Bus, rooms: readonly string[]) => {
  const received: string[] = [];
  const republished = vi.fn<() => void>();
  const onLampLit = consumer('hall-on-lamp-lit', lampLit, async ({ data }) => void received.push(data.room));
  await bus.subscribe(onLampLit);
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  await republishOnRequest(
    'tickets',
    { bus, database, logger: silent, now, signal: closing.signal },
    async function* () {
      republished();
      for (const room of rooms) yield { definition: lampLit, event: aLampLit(room) } satisfies StateEvent;
    },
  );
  return { received, republished };
};

describe.each(deployments)('a request to publish what is stored once more, $name', ({ name, start }) => {
  test('is followed completely by the services that it names', async () => {
    const running = await start(silent);
    onTestFinished(() => running.stop());
    const rooms = Array.from({ length: 250 }, (_, n) => `room ${n}`);
    const { received, republished } = await serve(running.bus, rooms);
    // On NATS the service has never seen the stream, so it has published once without a request.
    const withoutRequest = name === 'on NATS' ? 1 : 0;
    await vi.waitFor(() => expect(received).toHaveLength(withoutRequest * rooms.length));
    await running.bus.publish(rebuildRequested, request('responses'));
    await running.bus.publish(rebuildRequested, request('responses', 'tickets'));
    await vi.waitFor(() => expect(received).toHaveLength((withoutRequest + 1) * rooms.length));
    expect(new Set(received)).toEqual(new Set(rooms));
    expect(republished).toHaveBeenCalledTimes(withoutRequest + 1);
  });
});

describe.runIf(hasNats)('a stream of events', () => {
  test('gets the stored state once from all replicas if it is new, and not if it is known', async () => {
    const nats = await startNatsServer();
    onTestFinished(() => nats.stop());
    const connect = async () => {
      const bus = await connectNats({ url: nats.url, name: 'tickets', logger: silent, retry: fastRetry });
      return { bus, ...(await serve(bus, ['hall', 'attic'])) };
    };
    const notes = database.collection<{ _id: string; stream: string }>('bus_streams');
    const storedStream = async () => (await notes.findOne({ _id: 'tickets' }))?.stream;
    const before = await storedStream();
    const replicas = [await connect(), await connect()];
    const times = () => replicas.reduce((sum, { republished }) => sum + republished.mock.calls.length, 0);
    const received = () => replicas.flatMap((replica) => replica.received).sort();
    await vi.waitFor(async () => expect(await storedStream()).not.toBe(before));
    const first = await storedStream();

    await nats.restart();
    replicas.push(await connect());
    await nats.restart({ wipe: true });
    await vi.waitFor(async () => expect(await storedStream()).not.toBe(first));
    expect(times()).toBe(2);
    await vi.waitFor(() => expect(received()).toEqual(['attic', 'attic', 'hall', 'hall']));
    await Promise.all(replicas.map(({ bus }) => bus.close()));
  });
});
