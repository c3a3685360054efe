import { describe, expect, test, vi } from 'vitest';
import { consumer, createInProcessBus, type DeadLetter } from '../src/index.ts';
import { aLampLit, fastRetry, lampLit, silent } from './support/messages.ts';

const noDeadLetters = { add: async (_letter: DeadLetter) => {} };

describe('publishing in one process', () => {
  test('ends only when every consumer has processed the event', async () => {
    const bus = createInProcessBus({ logger: silent, deadLetters: noDeadLetters });
    const slow = Promise.withResolvers<void>();
    const quick = vi.fn(async () => {});
    const published = vi.fn();
    await bus.subscribe(consumer('hall-on-lamp-lit', lampLit, () => slow.promise));
    await bus.subscribe(consumer('attic-on-lamp-lit', lampLit, quick));
    const publishing = bus.publish(lampLit, aLampLit('hall')).then(published);
    await vi.waitFor(() => expect(quick).toHaveBeenCalled());
    await new Promise(setImmediate);
    expect(published).not.toHaveBeenCalled();
    slow.resolve();
    await publishing;
    expect(published).toHaveBeenCalled();
  });

  test('fails when a dead letter cannot be stored, so that the outbox keeps the event', async () => {
    const full = { add: async () => Promise.reject(new Error('no room left')) };
    const bus = createInProcessBus({ logger: silent, deadLetters: full, retry: fastRetry });
    await bus.subscribe(consumer('hall-on-lamp-lit', lampLit, async () => Promise.reject(new Error('too dark'))));
    await expect(bus.publish(lampLit, aLampLit('hall'))).rejects.toThrow('no room left');
  });

  test('fails when the bus closes before the next attempt, so that the outbox keeps the event', async () => {
    const slowRetry = { tries: 3, firstDelayMs: 60_000, maxDelayMs: 60_000 };
    const add = vi.fn(noDeadLetters.add);
    const bus = createInProcessBus({ logger: silent, deadLetters: { add }, retry: slowRetry });
    const handler = vi.fn(async () => Promise.reject(new Error('too dark')));
    await bus.subscribe(consumer('hall-on-lamp-lit', lampLit, handler));
    const publishing = bus.publish(lampLit, aLampLit('hall'));
    const failing = expect(publishing).rejects.toMatchObject({ code: 'service_unavailable' });
    await vi.waitFor(() => expect(handler).toHaveBeenCalled());
    await bus.close();
    await failing;
    expect(add).not.toHaveBeenCalled();
  });

  test('waits while the bus is paused, for consumers that subscribe later', async () => {
    const bus = createInProcessBus({ logger: silent, deadLetters: noDeadLetters });
    const resume = bus.pause();
    const publishing = bus.publish(lampLit, aLampLit('hall'));
    const late = vi.fn(async () => {});
    await bus.subscribe(consumer('hall-on-lamp-lit', lampLit, late));
    resume();
    await publishing;
    expect(late).toHaveBeenCalledTimes(1);
  });

  test('fails when the bus closes while it is paused', async () => {
    const bus = createInProcessBus({ logger: silent, deadLetters: noDeadLetters });
    bus.pause();
    const failing = expect(bus.publish(lampLit, aLampLit('hall'))).rejects.toMatchObject({
      code: 'service_unavailable',
    });
    await bus.close();
    await failing;
  });
});
