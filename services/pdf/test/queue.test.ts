import { expect, test } from 'vitest';
import { createQueue } from '../src/rendering/queue.ts';

test('who comes when too many wait is told when to come back, and those who wait are served in order', async () => {
  const queue = createQueue({ atOnce: 2, maxLength: 3 });
  const gate = Promise.withResolvers<void>();
  const served: number[] = [];
  const asked = [1, 2, 3, 4, 5].map((n) => queue(() => gate.promise.then(() => served.push(n))));
  await expect(queue(async () => 6)).rejects.toMatchObject({ code: 'service_unavailable', retryAfterSeconds: 5 });
  gate.resolve();
  await Promise.all(asked);
  expect(served).toEqual([1, 2, 3, 4, 5]);
});

test('work that fails makes room for the next', async () => {
  const queue = createQueue({ atOnce: 1, maxLength: 5 });
  const fails = queue(() => Promise.reject(new Error('crash')));
  const next = queue(async () => 'served');
  await expect(fails).rejects.toThrow('crash');
  await expect(next).resolves.toBe('served');
  await expect(queue(async () => 'served')).resolves.toBe('served');
});
