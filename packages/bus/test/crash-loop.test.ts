import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startNatsServer } from '../../testing/src/nats-server/index.ts';
import { connectNats } from '../src/nats/index.ts';
import { readDeadLetters } from './support/dead-letter-stream.ts';
import { hasNats } from './support/deployments.ts';
import { aLampLit, lampLit, silent } from './support/messages.ts';

const program = fileURLToPath(new URL('support/dying-consumer.ts', import.meta.url));

describe.skipIf(!hasNats)('an event that crashes its processes', () => {
  test('becomes a dead letter in the end, and the events in flight with it do not', async () => {
    const server = await startNatsServer();
    const bus = await connectNats({ url: server.url, name: 'lamps', logger: silent });
    onTestFinished(async () => {
      await bus.close();
      await server.stop();
    });
    const innocent = Array.from({ length: 19 }, (_, index) => `room ${index}`);
    const tries = 4;
    for (const room of [...innocent, 'deadly']) await bus.publish(lampLit, aLampLit(room));
    const processed = new Set<string>();
    let deaths = 0;
    let child: ChildProcess | undefined;
    let isOver = false;
    const keepStarting = async (): Promise<void> => {
      while (!isOver) {
        child = spawn(process.execPath, [program, server.url, 'deadly', String(tries)]);
        child.stdout?.setEncoding('utf8').on('data', (text: string) => {
          for (const room of text.trim().split('\n')) processed.add(room);
        });
        await once(child, 'exit');
        if (!isOver) deaths += 1;
      }
    };
    const running = keepStarting();
    await vi.waitFor(async () => expect(await readDeadLetters(server.url)).not.toEqual([]), { interval: 200 });
    await vi.waitFor(() => expect(processed).toEqual(new Set(innocent)));
    isOver = true;
    child?.kill();
    await running;
    expect(await readDeadLetters(server.url)).toMatchObject([{ event: { data: { room: 'deadly' } } }]);
    expect(deaths).toBeGreaterThan(1);
  });
});
