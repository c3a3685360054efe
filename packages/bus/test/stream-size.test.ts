import { jetstreamManager, type StreamInfo } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type NatsServerOptions, startNatsServer } from '../../testing/src/nats-server/index.ts';
import type { Bus } from '../src/index.ts';
import { connectNats, inspectNats } from '../src/nats/index.ts';
import { ensureStream } from '../src/nats/streams.ts';
import { hasNats } from './support/deployments.ts';
import { aLampLit, lampLit, silent } from './support/messages.ts';

const start = async (options?: NatsServerOptions) => {
  const server = await startNatsServer(options);
  const nats: NatsConnection = await connect({ servers: server.url });
  const buses: Bus[] = [];
  onTestFinished(async () => {
    await Promise.all(buses.map((bus) => bus.close()));
    await nats.close();
    await server.stop();
  });
  const manager = await jetstreamManager(nats);
  const aBus = async (logger = silent): Promise<Bus> => {
    const bus = await connectNats({ url: server.url, name: 'lamps', logger });
    buses.push(bus);
    return bus;
  };
  const events = (): Promise<StreamInfo> => manager.streams.info('EXIT_TICKETS_STATE');
  return { ...server, manager, aBus, events };
};

describe.skipIf(!hasNats)('a stream on NATS', () => {
  test('without a limit gets one, and loses nothing if it already holds more', async () => {
    const { manager, aBus, events } = await start();
    const [name, prefix] = ['EXIT_TICKETS_STATE', 'exit-tickets-state'];
    await manager.streams.add({ name, subjects: [`${prefix}.>`] });
    const js = manager.jetstream();
    for (let count = 0; count < 30; count += 1) await js.publish(`${prefix}.lamp.lit.${count}`, 'x'.repeat(1_000));
    const { state } = await events();
    await ensureStream(manager, { name, prefix, retentionMs: 3_600_000, maxBytes: 10_000, keepsNewest: true }, silent);
    expect(await events()).toMatchObject({ config: { max_bytes: -1, discard: 'new' }, state });
    await aBus();
    expect(await events()).toMatchObject({ config: { max_bytes: expect.toSatisfy((size) => size > 0) }, state });
  });

  test('keeps the size that an operator has set', async () => {
    const { manager, aBus, events } = await start();
    await aBus();
    expect((await events()).config.max_bytes).toBeGreaterThan(1024 ** 3);
    await manager.streams.update('EXIT_TICKETS_STATE', { max_bytes: 10_000, max_age: 0 });
    await aBus();
    const { config } = await events();
    expect(config.max_bytes).toBe(10_000);
    expect(config.max_age).toBeGreaterThan(0);
  });

  test('has no limit where the server lacks the room for it, which the log and the doctor report', async () => {
    const { url, aBus } = await start({ maxFileStore: 1024 ** 2 });
    const lines: string[] = [];
    const bus = await aBus(pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }));
    await bus.publish(lampLit, aLampLit('hall'));
    expect(lines.join()).toContain('NATS has less room than a stream may take');
    expect(await inspectNats(url)).toMatchObject({
      streams: [
        { name: 'EXIT_TICKETS_STATE', messages: 1, maxBytes: undefined },
        { name: 'EXIT_TICKETS_ERASURES', messages: 0, maxBytes: undefined },
        { name: 'EXIT_TICKETS_DEAD', messages: 0, maxBytes: undefined },
      ],
      deadLetters: 0,
    });
    await aBus();
  });
});
