import { expect, test } from 'vitest';
import { createQueue } from '../src/rendering/queue.ts';

test('who comes when too many wait is told when to come back, and those who wait are served in order', async () => {
  const queue = createQueue({ atOnce: 2, maxLength: 3, maxOfOne: 3 });
  const gate = Promise.withResolvers<void>();
  const served: number[] = [];
  const asked = [1, 2, 3, 4, 5].map((n) => queue('a', () => gate.promise.then(() => served.push(n))));
  await expect(queue('a', async () => 6)).rejects.toMatchObject({ code: 'service_unavailable', retryAfterSeconds: 5 });
  gate.resolve();
  await Promise.all(asked);
  expect(served).toEqual([1, 2, 3, 4, 5]);
});

test('work that fails makes room for the next', async () => {
  const queue = createQueue({ atOnce: 1, maxLength: 5, maxOfOne: 5 });
  const fails = queue('a', () => Promise.reject(new Error('crash')));
  const next = queue('a', async () => 'served');
  await expect(fails).rejects.toThrow('crash');
  await expect(next).resolves.toBe('served');
  await expect(queue('a', async () => 'served')).resolves.toBe('served');
});

test('who asks for much takes turns with the others, and fills some of the places only', async () => {
  const queue = createQueue({ atOnce: 1, maxLength: 10, maxOfOne: 3 });
  const gate = Promise.withResolvers<void>();
  const served: string[] = [];
  const ask = (whose: string) => queue(whose, () => gate.promise.then(() => served.push(whose)));
  const asked = ['a', 'a', 'a', 'a'].map(ask);
  await expect(ask('a')).rejects.toMatchObject({ code: 'service_unavailable' });
  asked.push(ask('b'));
  gate.resolve();
  await Promise.all(asked);
  expect(served).toEqual(['a', 'a', 'b', 'a', 'a']);
});

test('who leaves before the turn comes is not served, and holds no place', async () => {
  const queue = createQueue({ atOnce: 1, maxLength: 2, maxOfOne: 2 });
  const gate = Promise.withResolvers<void>();
  const served: string[] = [];
  const caller = new AbortController();
  const ask = (what: string, signal?: AbortSignal) =>
    queue('a', () => gate.promise.then(() => served.push(what)), signal);
  const asked = [ask('first')];
  const left = [ask('left', caller.signal), ask('left too', caller.signal)];
  caller.abort();
  for (const result of await Promise.allSettled(left)) expect(result.status).toBe('rejected');
  expect(queue.waiting()).toBe(0);
  await expect(ask('came too late', caller.signal)).rejects.toThrow();
  asked.push(ask('second'), ask('third'));
  gate.resolve();
  await Promise.all(asked);
  expect(served).toEqual(['first', 'second', 'third']);
});
