import { jetstreamManager } from '@nats-io/jetstream';
import { connect, nanos } from '@nats-io/transport-node';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startNatsServer } from '../../testing/src/nats-server/index.ts';
import { type Bus, consumer } from '../src/index.ts';
import { connectNats } from '../src/nats/index.ts';
import { hasNats } from './support/deployments.ts';
import {
  aLampDimmed,
  aLampLit,
  aLampRemoved,
  fastRetry,
  lampDimmed,
  lampLit,
  lampRemoved,
  silent,
} from './support/messages.ts';

const start = async () => {
  const server = await startNatsServer();
  const nats = await connect({ servers: server.url });
  const manager = await jetstreamManager(nats);
  const buses: Bus[] = [];
  onTestFinished(async () => {
    await Promise.all(buses.map((bus) => bus.close()));
    await nats.close();
    await server.stop();
  });
  const aBus = async (): Promise<Bus> => {
    const bus = await connectNats({ url: server.url, name: 'lamps', logger: silent, retry: fastRetry, ackWaitMs: 300 });
    buses.push(bus);
    return bus;
  };
  const messagesIn = async (name: string): Promise<number> => (await manager.streams.info(name)).state.messages;
  return { aBus, manager, messagesIn };
};

/** The changes that a consumer of dimmed lamps receives. */
const receiveChanges = async (bus: Bus): Promise<string[]> => {
  const received: string[] = [];
  const onDimmed = consumer('hall-on-lamp-dimmed', lampDimmed, async ({ data }) => {
    received.push(`${data.room} ${data.change}`);
  });
  await bus.subscribe(onDimmed);
  return received;
};

const later = new Date('2026-03-02T09:00:00Z');

describe.skipIf(!hasNats)('the streams of events', () => {
  test('keep one event for each key however often it changes, and a late consumer receives the newest', async () => {
    const { aBus, messagesIn } = await start();
    const bus = await aBus();
    const rooms = ['hall', 'attic', 'a cellar * with > odd.name'];
    for (let change = 1; change <= 1_000; change += 1)
      await Promise.all(rooms.map((room) => bus.publish(lampDimmed, aLampDimmed(room, change))));
    expect(await messagesIn('EXIT_TICKETS_STATE')).toBe(rooms.length);
    const received = await receiveChanges(bus);
    await vi.waitFor(() => expect(received.toSorted()).toEqual(rooms.map((room) => `${room} 1000`).toSorted()));
  });

  test('do not lose the newest state to an older one that is published after it', async () => {
    const { aBus } = await start();
    const [bus, other] = [await aBus(), await aBus()];
    await bus.publish(lampDimmed, aLampDimmed('hall', 2));
    // As a delayed replica does, or an operator who replays a dead letter.
    await other.publish(lampDimmed, aLampDimmed('hall', 1));
    await Promise.all(
      Array.from({ length: 10 }, (_, change) =>
        (change % 2 ? bus : other).publish(lampDimmed, aLampDimmed('attic', change + 1)),
      ),
    );
    const received = await receiveChanges(bus);
    await vi.waitFor(() => expect(received.toSorted()).toEqual(['attic 10', 'hall 2']));
  });

  test('accept older states from a database that was restored from a backup', async () => {
    const { aBus } = await start();
    const bus = await aBus();
    const received = await receiveChanges(bus);
    await bus.publish(lampDimmed, aLampDimmed('hall', 9));
    // Of two at once the stream may keep only the newest.
    await vi.waitFor(() => expect(received).toEqual(['hall 9']));
    await bus.publish(lampDimmed, aLampDimmed('hall', 6, later));
    await vi.waitFor(() => expect(received).toEqual(['hall 9', 'hall 6']));
  });

  test('have room for erasing events when events of state have filled their own', async () => {
    const { aBus, manager } = await start();
    const bus = await aBus();
    await bus.publish(lampLit, aLampLit('hall'));
    const { state } = await manager.streams.info('EXIT_TICKETS_STATE');
    await manager.streams.update('EXIT_TICKETS_STATE', { max_bytes: state.bytes });
    await expect(bus.publish(lampLit, aLampLit('attic'))).rejects.toMatchObject({ code: 'service_unavailable' });
    const removed: string[] = [];
    await bus.subscribe(
      consumer('hall-on-lamp-removed', lampRemoved, async ({ data }) => void removed.push(data.room)),
    );
    await bus.publish(lampRemoved, aLampRemoved('hall'));
    await vi.waitFor(() => expect(removed).toEqual(['hall']));
  });
});

describe.skipIf(!hasNats)('the stream of an earlier release', () => {
  /** The stream as earlier releases made it, with a durable consumer that has acknowledged one event of three. */
  const startEarlier = async () => {
    const running = await start();
    const { streams, consumers } = running.manager;
    await streams.add({
      ...{ name: 'EXIT_TICKETS', subjects: ['exit-tickets.>'], discard: 'new' },
      ...{ max_age: nanos(30 * 24 * 3_600_000), max_bytes: 2.75 * 1024 ** 3 },
    });
    const filter_subject = 'exit-tickets.lamp.lit';
    await consumers.add('EXIT_TICKETS', { durable_name: 'hall-on-lamp-lit', ack_policy: 'explicit', filter_subject });
    const js = running.manager.jetstream();
    const publishEarlier = (room: string) => js.publish(filter_subject, JSON.stringify(aLampLit(room)));
    for (const room of ['hall', 'attic', 'cellar']) await publishEarlier(room);
    const durable = await js.consumers.get('EXIT_TICKETS', 'hall-on-lamp-lit');
    await (await durable.next())?.ackAck();
    return { ...running, publishEarlier };
  };

  test('hands over its events, and those that replicas of that release still add, without loss', async () => {
    const { aBus, messagesIn, publishEarlier } = await startEarlier();
    const bus = await aBus();
    const lit: string[] = [];
    await bus.subscribe(consumer('hall-on-lamp-lit', lampLit, async ({ data }) => void lit.push(data.room)));
    await vi.waitFor(() => expect(lit).toEqual(['attic', 'cellar']));
    await publishEarlier('stairs');
    await bus.publish(lampLit, aLampLit('garden'));
    await vi.waitFor(() => expect(lit.toSorted()).toEqual(['attic', 'cellar', 'garden', 'stairs']));
    expect([await messagesIn('EXIT_TICKETS'), await messagesIn('EXIT_TICKETS_STATE')]).toEqual([4, 1]);
  });

  test('leaves the others its room, and can be removed', async () => {
    const { aBus, manager } = await startEarlier();
    const bus = await aBus();
    const { config } = await manager.streams.info('EXIT_TICKETS');
    expect(config.max_bytes).toBeLessThan(1024 ** 3);
    const lit: string[] = [];
    await bus.subscribe(consumer('hall-on-lamp-lit', lampLit, async ({ data }) => void lit.push(data.room)));
    await vi.waitFor(() => expect(lit).toHaveLength(2));
    await manager.streams.delete('EXIT_TICKETS');
    await bus.publish(lampLit, aLampLit('garden'));
    await vi.waitFor(() => expect(lit).toContain('garden'));
  });
});
