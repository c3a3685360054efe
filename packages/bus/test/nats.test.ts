import { setTimeout as work } from 'node:timers/promises';
import { limits } from '@exit-tickets/contracts';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, nanos } from '@nats-io/transport-node';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type NatsServer, startNatsServer } from '../../testing/src/nats-server/index.ts';
import { type Bus, consumer } from '../src/index.ts';
import { connectNats, type NatsOptions } from '../src/nats/index.ts';
import { readDeadLetters } from './support/dead-letter-stream.ts';
import { hasNats } from './support/deployments.ts';
import { aLampLit, bellSignal, fastRetry, lampLit, silent, sumRequest } from './support/messages.ts';

describe.skipIf(!hasNats)('on NATS', () => {
  let server: NatsServer;
  let buses: Bus[];

  beforeEach(async () => {
    buses = [];
    server = await startNatsServer();
  });
  afterEach(async () => {
    await Promise.all(buses.map((bus) => bus.close()));
    await server.stop();
  });

  const aBus = async (options: Partial<NatsOptions> = {}): Promise<Bus> => {
    const bus = await connectNats({ url: server.url, name: 'lamps', logger: silent, retry: fastRetry, ...options });
    buses.push(bus);
    return bus;
  };

  /** Publishes again until it succeeds, as an outbox does. */
  const publishUntilAccepted = (bus: Bus, room: string) => {
    const event = aLampLit(room);
    return vi.waitFor(() => bus.publish(lampLit, event));
  };

  const collectRooms = async (bus: Bus): Promise<string[]> => {
    const received: string[] = [];
    await bus.subscribe(consumer('hall-on-lamp-lit', lampLit, async ({ data }) => void received.push(data.room)));
    return received;
  };

  test('an event published while its consumer is away is delivered when the consumer returns', async () => {
    const before = await aBus();
    await collectRooms(before);
    await before.close();
    const publisher = await aBus();
    await publisher.publish(lampLit, aLampLit('hall'));
    const received = await collectRooms(await aBus());
    await vi.waitFor(() => expect(received).toEqual(['hall']));
  });

  test('an event published before its consumer first subscribes is delivered', async () => {
    const bus = await aBus();
    await bus.publish(lampLit, aLampLit('hall'));
    const received = await collectRooms(bus);
    await vi.waitFor(() => expect(received).toEqual(['hall']));
  });

  test('an event of a replica that died is delivered to another', async () => {
    const before = await aBus({ ackWaitMs: 300 });
    await collectRooms(before);
    await before.close();
    const publisher = await aBus();
    await publisher.publish(lampLit, aLampLit('hall'));
    const dying = await connect({ servers: server.url });
    const durable = await jetstream(dying).consumers.get('EXIT_TICKETS_STATE', 'hall-on-lamp-lit');
    expect((await durable.next())?.subject).toBe('exit-tickets-state.lamp.lit.hall');
    await dying.close();
    const received = await collectRooms(await aBus({ ackWaitMs: 300 }));
    await vi.waitFor(() => expect(received).toEqual(['hall']));
  });

  test('an event published again within two minutes is delivered once', async () => {
    const bus = await aBus();
    const received = await collectRooms(bus);
    const event = aLampLit('hall');
    await bus.publish(lampLit, event);
    await bus.publish(lampLit, event);
    await bus.publish(lampLit, aLampLit('attic'));
    await vi.waitFor(() => expect(received).toContain('attic'));
    expect(received.toSorted()).toEqual(['attic', 'hall']);
  });

  test('a running handler does not get its event again, while a silent consumer does', async () => {
    const bus = await aBus({ ackWaitMs: 300 });
    const slow = Promise.withResolvers<void>();
    const atWork = vi.fn(() => slow.promise);
    await bus.subscribe(consumer('hall-on-lamp-lit', lampLit, atWork));
    const nats = await connect({ servers: server.url });
    const { consumers } = await jetstreamManager(nats);
    await consumers.add('EXIT_TICKETS_STATE', { durable_name: 'silent', ack_policy: 'explicit', ack_wait: nanos(300) });
    const silentOne = vi.fn();
    const durable = await jetstream(nats).consumers.get('EXIT_TICKETS_STATE', 'silent');
    await durable.consume({ callback: silentOne });
    await bus.publish(lampLit, aLampLit('hall'));
    await vi.waitFor(() => expect(silentOne).toHaveBeenCalledTimes(4));
    expect(atWork).toHaveBeenCalledTimes(1);
    slow.resolve();
    await nats.close();
  });

  test('replicas share the events', async () => {
    const [first, second] = [await collectRooms(await aBus()), await collectRooms(await aBus())];
    const publisher = await aBus();
    const published = Array.from({ length: 40 }, (_, room) => `room ${room}`);
    await Promise.all(published.map((room) => publisher.publish(lampLit, aLampLit(room))));
    await vi.waitFor(() => expect([...first, ...second].toSorted()).toEqual(published.toSorted()));
    expect(Math.min(first.length, second.length)).toBeGreaterThan(0);
  });

  test('replicas share the requests, and each receives every signal', async () => {
    const [first, second] = [vi.fn(async () => ({ sum: 1 })), vi.fn(async () => ({ sum: 2 }))];
    const onBell = vi.fn();
    for (const responder of [first, second]) {
      const replica = await aBus();
      await replica.respond(sumRequest, responder);
      await replica.onSignal(bellSignal, onBell);
    }
    const requester = await aBus({ name: 'hall' });
    requester.signal(bellSignal, { times: 1 });
    for (let sent = 0; sent < 40; sent += 1) await requester.request(sumRequest, { left: 0, right: 0 });
    expect(first.mock.calls.length + second.mock.calls.length).toBe(40);
    expect(Math.min(first.mock.calls.length, second.mock.calls.length)).toBeGreaterThan(0);
    await vi.waitFor(() => expect(onBell).toHaveBeenCalledTimes(2));
  });

  test('a replica that closes under load leaves no request without a reply', async () => {
    const [leaving, staying] = [await aBus(), await aBus()];
    for (const replica of [leaving, staying]) {
      await replica.respond(sumRequest, async ({ left, right }) => {
        await work(left);
        return { sum: left + right };
      });
    }
    const requester = await aBus({ name: 'hall' });
    let isLeaving = true;
    const keepRequesting = async (takesMs: number) => {
      while (isLeaving) await requester.request(sumRequest, { left: takesMs, right: 1 }, { timeoutMs: 20_000 });
    };
    const requesting = Promise.all(Array.from({ length: 30 }, (_, index) => keepRequesting(index)));
    await requester.request(sumRequest, { left: 1, right: 1 });
    await leaving.close().finally(() => {
      isLeaving = false;
    });
    await expect(requesting).resolves.toHaveLength(30);
  });

  test('services can start at the same moment', async () => {
    const started = await Promise.all(Array.from({ length: 6 }, () => aBus()));
    expect(started.map((bus) => bus.isReady())).toEqual(Array(6).fill(true));
  });

  test('a bus waits for a server that starts later', async () => {
    await server.kill();
    const connecting = aBus();
    await server.restart();
    expect((await connecting).isReady()).toBe(true);
  });

  test('an address without a server at the start is tried when the connection is lost', async () => {
    const other = await startNatsServer();
    await server.kill();
    // Which address a bus tries first is random.
    const connecting = Array.from({ length: 5 }, () => aBus({ url: `${server.url},${other.url}` }));
    const connected = await Promise.all(connecting);
    await other.stop();
    await server.restart();
    await Promise.all(connected.map((bus) => publishUntilAccepted(bus, 'hall')));
  });

  test('the user and password of the URL are sent to the server', async () => {
    const guarded = await startNatsServer({ user: 'lamp', password: 'p@ss/word' });
    const url = guarded.url.replace('//', `//lamp:${encodeURIComponent('p@ss/word')}@`);
    const bus = await aBus({ url });
    await expect(bus.publish(lampLit, aLampLit('hall'))).resolves.toBeUndefined();
    await guarded.stop();
  });

  test('a server with a smaller maximum message size is reported in the log, and refuses larger messages', async () => {
    const narrow = await startNatsServer({ maxPayload: 10_000 });
    const lines: string[] = [];
    const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    const bus = await aBus({ url: narrow.url, logger });
    expect(lines.join()).toContain('raise its max_payload');
    await expect(bus.publish(lampLit, aLampLit('x'.repeat(10_000)))).rejects.toMatchObject({ code: 'internal' });
    await bus.publish(lampLit, aLampLit('hall'));
    await bus.close();
    await narrow.stop();
  });

  test('a dead letter refers to an event that leaves no room for the reason', async () => {
    const bus = await aBus();
    await bus.subscribe(consumer('hall-on-lamp-lit', lampLit, async () => Promise.reject(new Error('too dark'))));
    await bus.publish(lampLit, aLampLit('x'.repeat(limits.busMessageBytes - 500)));
    await vi.waitFor(async () => expect(await readDeadLetters(server.url)).toHaveLength(1));
    expect(await readDeadLetters(server.url)).toMatchObject([
      { event: 'message 1 of EXIT_TICKETS_STATE', error: expect.stringContaining('too dark') },
    ]);
  });

  test('a message that is no event becomes a dead letter at once, unchanged', async () => {
    const bus = await aBus();
    const received = await collectRooms(bus);
    const nats = await connect({ servers: server.url });
    nats.publish('exit-tickets-state.lamp.lit.hall', 'not JSON');
    await nats.drain();
    await vi.waitFor(async () => expect(await readDeadLetters(server.url)).toHaveLength(1));
    expect(await readDeadLetters(server.url)).toMatchObject([{ consumer: 'hall-on-lamp-lit', event: 'not JSON' }]);
    expect(received).toEqual([]);
  });

  test('while the server is down the bus is not ready and publishing fails, and both recover when it returns', async () => {
    const bus = await aBus();
    const received = await collectRooms(bus);
    await bus.publish(lampLit, aLampLit('hall'));
    // An event that is on its way when the server dies arrives after later ones.
    await vi.waitFor(() => expect(received).toEqual(['hall']));
    await server.kill();
    await vi.waitFor(() => expect(bus.isReady()).toBe(false));
    await expect(bus.publish(lampLit, aLampLit('cellar'))).rejects.toMatchObject({ code: 'service_unavailable' });
    const refused = bus.request(sumRequest, { left: 1, right: 1 });
    await expect(refused).rejects.toMatchObject({ code: 'service_unavailable' });
    await server.restart();
    await publishUntilAccepted(bus, 'attic');
    // The first event is delivered again if the server died before it stored the acknowledgement.
    await vi.waitFor(() => expect([...new Set(received)]).toEqual(['hall', 'attic']));
    expect(bus.isReady()).toBe(true);
  });

  test('requests that wait for the server fail at once when it goes down', async () => {
    const bus = await aBus();
    const never = Promise.withResolvers<{ sum: number }>();
    const responder = vi.fn(() => never.promise);
    await bus.respond(sumRequest, responder);
    const long = { timeoutMs: 3_600_000 };
    const refused = expect(bus.request(sumRequest, { left: 1, right: 1 }, long)).rejects.toMatchObject({
      code: 'service_unavailable',
    });
    await vi.waitFor(() => expect(responder).toHaveBeenCalled());
    await server.kill();
    await refused;
    never.resolve({ sum: 2 });
  });

  test('a server that lost its whole store gets its streams and consumers again', async () => {
    const bus = await aBus();
    const received = await collectRooms(bus);
    await server.kill();
    await server.restart({ wipe: true });
    await publishUntilAccepted(bus, 'attic');
    await vi.waitFor(() => expect(received).toEqual(['attic']));
  });

  test('a damaged store is repaired by the server or reported in the log, and the bus recovers with an empty one', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    const bus = await aBus({ logger, ackWaitMs: 300 });
    const received = await collectRooms(bus);
    const before = Array.from({ length: 40 }, (_, room) => `room ${room}`);
    for (const room of before) await bus.publish(lampLit, aLampLit(room));
    await vi.waitFor(() => expect(received).toHaveLength(before.length));
    await server.damage();
    await server.restart();
    await publishUntilAccepted(bus, 'attic');
    const lost = expect.stringContaining('A damaged store of NATS');
    await vi.waitFor(() =>
      expect([...received, ...lines]).toEqual(
        expect.toBeOneOf([expect.arrayContaining(['attic']), expect.arrayContaining([lost])]),
      ),
    );
    await server.restart({ wipe: true });
    await publishUntilAccepted(bus, 'cellar');
    await vi.waitFor(() => expect(received).toContain('cellar'));
  });

  const deleteStream = async (name: string): Promise<void> => {
    const nats = await connect({ servers: server.url });
    const { streams } = await jetstreamManager(nats);
    await streams.delete(name);
    await nats.close();
  };

  test('the stream of events and its consumers are recreated when somebody deletes it', async () => {
    const bus = await aBus();
    const received = await collectRooms(bus);
    await deleteStream('EXIT_TICKETS_STATE');
    await publishUntilAccepted(bus, 'attic');
    await vi.waitFor(() => expect(received).toEqual(['attic']));
  });

  test('the stream of dead letters is recreated when somebody deletes it', async () => {
    const bus = await aBus();
    await bus.subscribe(consumer('hall-on-lamp-lit', lampLit, async () => Promise.reject(new Error('too dark'))));
    await deleteStream('EXIT_TICKETS_DEAD');
    const event = aLampLit('cellar');
    await bus.publish(lampLit, event);
    await vi.waitFor(async () => expect(await readDeadLetters(server.url)).toMatchObject([{ event }]));
  });

  test('a dead letter after the stream of events was recreated is not taken for an earlier one', async () => {
    const bus = await aBus();
    await bus.subscribe(consumer('hall-on-lamp-lit', lampLit, async () => Promise.reject(new Error('too dark'))));
    await bus.publish(lampLit, aLampLit('cellar'));
    await vi.waitFor(async () => expect(await readDeadLetters(server.url)).toHaveLength(1));
    await deleteStream('EXIT_TICKETS_STATE');
    await publishUntilAccepted(bus, 'cellar');
    await vi.waitFor(async () => expect(await readDeadLetters(server.url)).toHaveLength(2));
  });

  test('publishing to a server that hangs fails, and succeeds once the server responds again', async () => {
    const bus = await aBus({ publishTimeoutMs: 300 });
    const received = await collectRooms(bus);
    await server.freeze();
    const event = aLampLit('hall');
    await expect(bus.publish(lampLit, event)).rejects.toMatchObject({ code: 'service_timeout' });
    server.thaw();
    await vi.waitFor(() => bus.publish(lampLit, event));
    await vi.waitFor(() => expect(received).toEqual(['hall']));
  });

  test('a bus closes even if its server hangs', async () => {
    const bus = await aBus();
    await collectRooms(bus);
    await bus.respond(sumRequest, async () => ({ sum: 1 }));
    await server.freeze();
    await bus.close();
    expect(bus.isReady()).toBe(false);
  });
});
