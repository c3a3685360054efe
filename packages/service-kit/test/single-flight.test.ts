import { expect, test, vi } from 'vitest';
import { singleFlight } from '../src/database/single-flight.ts';

test('simultaneous requests for the same key share one result, and a later request gets a new one', async () => {
  const work = vi.fn(async (key: string) => ({ key }));
  const ask = singleFlight(work);
  const [first, second, other] = await Promise.all([ask('a'), ask('a'), ask('b')]);
  expect(second).toBe(first);
  expect(other).toEqual({ key: 'b' });
  expect(work).toHaveBeenCalledTimes(2);
  expect(await ask('a')).not.toBe(first);
});

test('a failure reaches every request that waited for it, and the next one tries again', async () => {
  const work = vi.fn(async (_ticket: { id: string }) => 'done');
  work.mockRejectedValueOnce(new Error('away'));
  const ask = singleFlight(work, ({ id }) => id);
  const waiting = [ask({ id: 'a' }), ask({ id: 'a' })];
  for (const each of waiting) await expect(each).rejects.toThrow('away');
  expect(await ask({ id: 'a' })).toBe('done');
  expect(work).toHaveBeenCalledTimes(2);
});
