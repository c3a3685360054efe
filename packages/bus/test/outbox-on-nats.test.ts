import { startEmbeddedMongo } from '@exit-tickets/embedded-mongo';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { folderOfTest } from '../../testing/src/folders.ts';
import { startNatsServer } from '../../testing/src/nats-server/index.ts';
import { consumer, createOutbox } from '../src/index.ts';
import { connectNats } from '../src/nats/index.ts';
import { hasNats } from './support/deployments.ts';
import { connectLamps, lampEvents } from './support/lamps.ts';
import { aLampLit, fastRetry, lampLit, silent } from './support/messages.ts';

const start = async () => {
  const database = await startEmbeddedMongo({ dataDir: folderOfTest() });
  const { connection, lamps } = await connectLamps(database.url);
  const server = await startNatsServer();
  const bus = await connectNats({ url: server.url, name: 'lamps', logger: silent, retry: fastRetry });
  const { collection } = lamps;
  const often = { sweepSeconds: 0.2, settleSeconds: 0 };
  const outbox = createOutbox({ collection, bus, logger: silent, definitions: lampEvents, ...often });
  await outbox.start();
  onTestFinished(async () => {
    await outbox.close();
    await bus.close();
    await server.stop();
    await connection.close();
    await database.close();
  });
  /** Stores a lit lamp as a request would, without waiting for its event. */
  const light = async (room: string): Promise<void> => {
    const { _id } = await lamps.create({ room, outbox: [aLampLit(room)] });
    outbox.relay(_id);
  };
  const received = new Set<string>();
  await bus.subscribe(consumer('hall-on-lamp-lit', lampLit, async ({ data }) => void received.add(data.room)));
  const unpublished = (): Promise<number> => collection.countDocuments({ 'outbox.0': { $exists: true } });
  return { server, bus, light, received, unpublished };
};

describe.skipIf(!hasNats)('an outbox on NATS', () => {
  test('loses nothing while the server is killed and restarted again and again', async () => {
    const { server, light, received } = await start();
    const rooms = Array.from({ length: 90 }, (_, index) => `room ${index}`);
    const lighting = (async () => {
      for (const room of rooms) await light(room);
    })();
    for (const enough of [10, 20, 30]) {
      await vi.waitFor(() => expect(received.size).toBeGreaterThanOrEqual(enough));
      await server.kill();
      await server.restart();
    }
    await lighting;
    await vi.waitFor(() => expect(received).toEqual(new Set(rooms)));
  });

  test('stores events while the server is down, and publishes them all when it returns', async () => {
    const { server, light, received } = await start();
    await server.kill();
    const rooms = Array.from({ length: 30 }, (_, index) => `room ${index}`);
    for (const room of rooms) await light(room);
    expect(received.size).toBe(0);
    await server.restart({ wipe: true });
    await vi.waitFor(() => expect(received).toEqual(new Set(rooms)));
  });

  test('keeps the events that a full stream refuses, and publishes them when there is room again', async () => {
    const { server, bus, light, received, unpublished } = await start();
    await light('hall');
    await vi.waitFor(() => expect(received).toEqual(new Set(['hall'])));
    const operator = await connect({ servers: server.url });
    onTestFinished(() => operator.close());
    const { streams } = await jetstreamManager(operator);
    const setMaxBytes = (max_bytes: number) => streams.update('EXIT_TICKETS_STATE', { max_bytes });
    await setMaxBytes((await streams.info('EXIT_TICKETS_STATE')).state.bytes);
    await light('attic');
    await light('cellar');
    await expect(bus.publish(lampLit, aLampLit('garden'))).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(await unpublished()).toBe(2);
    expect((await streams.info('EXIT_TICKETS_STATE')).state.messages).toBe(1);
    await setMaxBytes(100_000);
    await vi.waitFor(() => expect(received).toEqual(new Set(['hall', 'attic', 'cellar'])));
  });
});
