import { AppError, limits } from '@exit-tickets/contracts';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { consumer } from '../src/index.ts';
import { deployments, type Running } from './support/deployments.ts';
import { aLampBroken, aLampLit, bellSignal, lampBroken, lampLit, silent, sumRequest } from './support/messages.ts';

describe.each(deployments)('a bus $name', ({ start }) => {
  let running: Running;
  let log: string[] = [];

  beforeEach(async () => {
    running = await start(pino({ level: 'warn' }, { write: (line: string) => void log.push(line) }));
    // Without the warning about an old server.
    log = [];
  });
  afterEach(() => running.stop());

  describe('events', () => {
    test('reach every consumer unchanged', async () => {
      const first = vi.fn(async () => {});
      const second = vi.fn(async () => {});
      await running.bus.subscribe(consumer('hall-on-lamp-lit', lampLit, first));
      await running.bus.subscribe(consumer('attic-on-lamp-lit', lampLit, second));
      const event = aLampLit('hall');
      await running.bus.publish(lampLit, event);
      await vi.waitFor(() => expect([first.mock.calls, second.mock.calls]).toEqual([[[event]], [[event]]]));
    });

    test('reach only the consumers that subscribed to them', async () => {
      const lit = vi.fn(async () => {});
      const broken = vi.fn(async () => {});
      await running.bus.subscribe(consumer('hall-on-lamp-lit', lampLit, lit));
      await running.bus.subscribe(consumer('hall-on-lamp-broken', lampBroken, broken));
      await running.bus.publish(lampBroken, aLampBroken('hall'));
      await vi.waitFor(() => expect(broken).toHaveBeenCalled());
      expect(lit).not.toHaveBeenCalled();
    });

    test('can be published without any consumer', async () => {
      await expect(running.bus.publish(lampLit, aLampLit('hall'))).resolves.toBeUndefined();
    });

    test('are delivered again until the handler succeeds', async () => {
      const handler = vi.fn(async () => {});
      handler.mockRejectedValueOnce(new Error('not yet')).mockRejectedValueOnce(new Error('not yet'));
      await running.bus.subscribe(consumer('hall-on-lamp-lit', lampLit, handler));
      await running.bus.publish(lampLit, aLampLit('hall'));
      await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(3));
      expect(await running.deadLetters()).toEqual([]);
    });

    test('that a handler never accepts become dead letters with the error, and the others continue', async () => {
      const received: string[] = [];
      const handler = vi.fn(async ({ data }: { data: { room: string } }) => {
        if (data.room === 'cellar') throw new Error('too dark', { cause: new Error('no bulb') });
        received.push(data.room);
      });
      const other = vi.fn(async () => {});
      await running.bus.subscribe(consumer('hall-on-lamp-lit', lampLit, handler));
      await running.bus.subscribe(consumer('attic-on-lamp-lit', lampLit, other));
      const poison = aLampLit('cellar');
      await running.bus.publish(lampLit, poison);
      await running.bus.publish(lampLit, aLampLit('hall'));
      await vi.waitFor(async () => expect(await running.deadLetters()).toHaveLength(1));
      await vi.waitFor(() => expect([received.length, other.mock.calls.length]).toEqual([1, 2]));
      const [letter] = await running.deadLetters();
      expect(letter).toMatchObject({ consumer: 'hall-on-lamp-lit', event: poison });
      expect(letter?.error).toContain('too dark');
      expect(letter?.error).toContain('caused by Error: no bulb');
      expect(handler.mock.calls.filter(([{ data }]) => data.room === 'cellar')).toHaveLength(3);
    });

    test('that violate the contract become dead letters without an attempt', async () => {
      const handler = vi.fn(async () => {});
      await running.bus.subscribe(consumer('hall-on-lamp-lit', lampLit, handler));
      await running.bus.publish(lampLit, { ...aLampLit('hall'), data: { room: 7 } });
      await vi.waitFor(async () => expect(await running.deadLetters()).toHaveLength(1));
      expect(handler).not.toHaveBeenCalled();
      expect(log).toHaveLength(1);
    });

    test('published twice arrive with one id, so that their effect can happen once', async () => {
      const effects = new Set<string>();
      await running.bus.subscribe(consumer('hall-on-lamp-lit', lampLit, async ({ id }) => void effects.add(id)));
      const again = aLampLit('hall');
      await running.bus.publish(lampLit, again);
      await running.bus.publish(lampLit, again);
      await running.bus.publish(lampLit, aLampLit('attic'));
      await vi.waitFor(() => expect(effects.size).toBe(2));
    });

    test('are not held up by a slow handler of an earlier one', async () => {
      const slow = Promise.withResolvers<void>();
      const received: string[] = [];
      const handler = async ({ data: { room } }: { data: { room: string } }) => {
        if (room === 'stairs') await slow.promise;
        received.push(room);
      };
      await running.bus.subscribe(consumer('hall-on-lamp-lit', lampLit, handler));
      const first = running.bus.publish(lampLit, aLampLit('stairs'));
      const second = running.bus.publish(lampLit, aLampLit('hall'));
      await vi.waitFor(() => expect(received).toEqual(['hall']));
      slow.resolve();
      await Promise.all([first, second]);
    });

    test('can have one handler for each consumer name', async () => {
      await running.bus.subscribe(consumer('hall-on-lamp-lit', lampLit, async () => {}));
      const second = running.bus.subscribe(consumer('hall-on-lamp-lit', lampLit, async () => {}));
      await expect(second).rejects.toThrow('hall-on-lamp-lit');
    });
  });

  describe('requests', () => {
    test('are answered', async () => {
      await running.bus.respond(sumRequest, async ({ left, right }) => ({ sum: left + right }));
      expect(await running.bus.request(sumRequest, { left: 2, right: 3 })).toEqual({ sum: 5 });
    });

    test('fail with the error of the responding service', async () => {
      await running.bus.respond(sumRequest, async () => {
        throw new AppError('invalid_request', { message: 'Not today', field: 'left', retryAfterSeconds: 3 });
      });
      await expect(running.bus.request(sumRequest, { left: 2, right: 3 })).rejects.toMatchObject({
        constructor: AppError,
        code: 'invalid_request',
        message: 'Not today',
        field: 'left',
        retryAfterSeconds: 3,
      });
    });

    test('that fail for an unknown reason hide it from the caller, and it is logged', async () => {
      await running.bus.respond(sumRequest, async () => {
        throw new Error('abacus fell on the floor');
      });
      const refused = running.bus.request(sumRequest, { left: 2, right: 3 });
      await expect(refused).rejects.toMatchObject({
        constructor: AppError,
        code: 'internal',
        message: 'An error occurred',
      });
      expect(log.join()).toContain('abacus fell on the floor');
    });

    test('with input that violates the contract never reach the handler', async () => {
      const handler = vi.fn(async () => ({ sum: 0 }));
      await running.bus.respond(sumRequest, handler);
      const refused = running.bus.request(sumRequest, { left: 2 } as { left: number; right: number });
      await expect(refused).rejects.toMatchObject({ code: 'internal' });
      expect(handler).not.toHaveBeenCalled();
    });

    test('that cannot be serialised fail', async () => {
      await running.bus.respond(sumRequest, async () => ({ sum: 5 }));
      const refused = running.bus.request(sumRequest, { left: 2n as unknown as number, right: 3 });
      await expect(refused).rejects.toMatchObject({ constructor: AppError, code: 'internal' });
    });

    test('get only what the contract allows in a reply', async () => {
      await running.bus.respond(sumRequest, async () => ({ sum: 5, secret: 'carried one' }));
      expect(await running.bus.request(sumRequest, { left: 2, right: 3 })).toEqual({ sum: 5 });
    });

    test('with a reply that violates the contract fail', async () => {
      await running.bus.respond(sumRequest, async () => ({ sum: 'five' }) as unknown as { sum: number });
      await expect(running.bus.request(sumRequest, { left: 2, right: 3 })).rejects.toMatchObject({ code: 'internal' });
    });

    test('fail at once when there is no responder', async () => {
      const refused = running.bus.request(sumRequest, { left: 2, right: 3 });
      await expect(refused).rejects.toMatchObject({ constructor: AppError, code: 'service_unavailable' });
    });

    test('fail when the reply takes too long', async () => {
      const never = Promise.withResolvers<{ sum: number }>();
      await running.bus.respond(sumRequest, () => never.promise);
      const refused = running.bus.request(sumRequest, { left: 2, right: 3 }, { timeoutMs: 50 });
      await expect(refused).rejects.toMatchObject({ constructor: AppError, code: 'service_timeout' });
      never.resolve({ sum: 5 });
    });
  });

  describe('signals', () => {
    test('reach every listener, also when one of them throws', async () => {
      const listener = vi.fn();
      await running.bus.onSignal(bellSignal, () => {
        throw new Error('deaf');
      });
      await running.bus.onSignal(bellSignal, listener);
      running.bus.signal(bellSignal, { times: 3 });
      await vi.waitFor(() => expect(listener.mock.calls).toEqual([[{ times: 3 }]]));
    });

    test('that violate the contract are dropped without throwing', async () => {
      const listener = vi.fn();
      await running.bus.onSignal(bellSignal, listener);
      running.bus.signal(bellSignal, { times: 'thrice' } as unknown as { times: number });
      running.bus.signal(bellSignal, { times: 3n } as unknown as { times: number });
      running.bus.signal(bellSignal, { times: 3 });
      await vi.waitFor(() => expect(listener.mock.calls).toEqual([[{ times: 3 }]]));
    });
  });

  describe('a message larger than NATS accepts', () => {
    const tooLarge = 'x'.repeat(limits.busMessageBytes);

    test('is not published, and the largest that NATS accepts is', async () => {
      const received = vi.fn(async () => {});
      await running.bus.subscribe(consumer('hall-on-lamp-lit', lampLit, received));
      const room = (length: number) => ({ ...aLampLit(''), data: { room: 'é'.repeat(length / 2) } });
      const header = 'NATS/1.0\r\nNats-Msg-Id: '.length + aLampLit('').id.length + '\r\n\r\n'.length;
      const free = limits.busMessageBytes - header - JSON.stringify(aLampLit('')).length;
      const even = free - (free % 2);
      const refused = running.bus.publish(lampLit, room(even + 2));
      await expect(refused).rejects.toMatchObject({ constructor: AppError, code: 'internal' });
      await running.bus.publish(lampLit, room(even));
      await vi.waitFor(() => expect(received).toHaveBeenCalledTimes(1));
    });

    test('is not sent as a request, and the largest that NATS accepts is', async () => {
      const echo = { name: 'sums.echo', input: z.string(), reply: z.int() };
      const handler = vi.fn(async (text: string) => text.length);
      await running.bus.respond(echo, handler);
      const refused = running.bus.request(echo, tooLarge);
      await expect(refused).rejects.toMatchObject({ constructor: AppError, code: 'internal' });
      expect(handler).not.toHaveBeenCalled();
      const maxLength = limits.busMessageBytes - '""'.length;
      expect(await running.bus.request(echo, tooLarge.slice(0, maxLength))).toBe(maxLength);
    });

    test('is not sent as a reply: the caller fails at once, and the log has the reason', async () => {
      const textRequest = { name: 'sums.tell', input: z.int(), reply: z.string() };
      await running.bus.respond(textRequest, async (length) => tooLarge.slice(0, length));
      const refused = running.bus.request(textRequest, limits.busMessageBytes);
      await expect(refused).rejects.toMatchObject({ constructor: AppError, code: 'internal' });
      expect(log.join()).toContain('reply could not be sent');
      const maxLength = limits.busMessageBytes - '{"reply":""}'.length;
      expect(await running.bus.request(textRequest, maxLength)).toHaveLength(maxLength);
    });

    test('is not sent as a signal: no listener receives it, nothing throws, and it is logged', async () => {
      const song = { name: 'bell.song', data: z.string() };
      const listener = vi.fn();
      await running.bus.onSignal(song, listener);
      running.bus.signal(song, tooLarge);
      running.bus.signal(song, 'ding');
      await vi.waitFor(() => expect(listener.mock.calls).toEqual([['ding']]));
      expect(log.join()).toContain('signal not sent');
    });
  });

  describe('dead letters', () => {
    test('keep the beginning of an endless error', async () => {
      const endless = new Error('too dark '.repeat(limits.busMessageBytes / 4));
      await running.bus.subscribe(consumer('hall-on-lamp-lit', lampLit, () => Promise.reject(endless)));
      const event = aLampLit('cellar');
      await running.bus.publish(lampLit, event);
      await vi.waitFor(async () => expect(await running.deadLetters()).toHaveLength(1));
      const [letter] = await running.deadLetters();
      expect(letter).toMatchObject({ event, error: expect.stringMatching(/^Error: too dark too dark /) });
      expect(letter?.error.length).toBeLessThan(limits.busMessageBytes / 100);
    });
  });

  describe('closing', () => {
    test('waits for the handlers in flight', async () => {
      const done: string[] = [];
      const [event, request] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const handler = vi.fn(async () => {
        await event.promise;
        done.push('event');
      });
      const responder = vi.fn(async () => {
        await request.promise;
        done.push('request');
        return { sum: 5 };
      });
      await running.bus.subscribe(consumer('hall-on-lamp-lit', lampLit, handler));
      await running.bus.respond(sumRequest, responder);
      const published = running.bus.publish(lampLit, aLampLit('hall'));
      const reply = running.bus.request(sumRequest, { left: 2, right: 3 });
      await vi.waitFor(() => expect([handler.mock.calls.length, responder.mock.calls.length]).toEqual([1, 1]));
      const closed = running.bus.close().then(() => done.push('closed'));
      // Another bus starts and stops meanwhile, which leaves time to notice a close that does not wait.
      await (await start(silent)).stop();
      expect(done).toEqual([]);
      event.resolve();
      request.resolve();
      await closed;
      expect(done.toSorted()).toEqual(['closed', 'event', 'request']);
      expect(done.at(-1)).toBe('closed');
      expect(await reply).toEqual({ sum: 5 });
      await published;
    });

    test('leaves a bus that is not ready and accepts nothing', async () => {
      expect(running.bus.isReady()).toBe(true);
      await running.bus.close();
      expect(running.bus.isReady()).toBe(false);
      await expect(running.bus.publish(lampLit, aLampLit('hall'))).rejects.toMatchObject({
        code: 'service_unavailable',
      });
      const refused = running.bus.request(sumRequest, { left: 2, right: 3 });
      await expect(refused).rejects.toMatchObject({ code: 'service_unavailable' });
      expect(() => running.bus.signal(bellSignal, { times: 1 })).not.toThrow();
    });
  });
});
