import { expect, test, vi } from 'vitest';
import { inBatchesWhileBusy } from '../src/batching.ts';

/** Work that ends when it is told to. */
const workOnDemand = () => {
  const gates: (() => void)[] = [];
  const work = vi.fn(async (key: string, items: readonly number[]) => {
    await new Promise<void>((resolve) => gates.push(resolve));
    return items.map((item) => `${key}${item}`);
  });
  return { work, finishOne: () => vi.waitFor(() => (gates.shift() ?? expect.unreachable())()) };
};

test('the first goes at once, and what is asked for meanwhile goes together; each gets its own outcome', async () => {
  const { work, finishOne } = workOnDemand();
  const ask = inBatchesWhileBusy(work, 10);
  const asked = [1, 2, 3].map((item) => ask('a', item));
  expect(work.mock.calls).toEqual([['a', [1]]]);
  await finishOne();
  await finishOne();
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3']);
  expect(work.mock.calls).toEqual([
    ['a', [1]],
    ['a', [2, 3]],
  ]);
  const later = ask('a', 4);
  await finishOne();
  expect(await later).toBe('a4');
});

test('one key waits for no other, and a batch takes no more than it may', async () => {
  const { work, finishOne } = workOnDemand();
  const ask = inBatchesWhileBusy(work, 2);
  const asked = [...[1, 2, 3, 4].map((item) => ask('a', item)), ask('b', 5)];
  expect(work.mock.calls).toEqual([
    ['a', [1]],
    ['b', [5]],
  ]);
  for (let batch = 0; batch < 4; batch++) await finishOne();
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3', 'a4', 'b5']);
  expect(work.mock.calls.map(([, items]) => items)).toEqual([[1], [5], [2, 3], [4]]);
});

test('what fails fails for all of its batch, and the next goes on', async () => {
  const work = vi.fn(async (_key: string, items: readonly number[]) => {
    if (items.includes(2)) throw new Error('away');
    return items;
  });
  const ask = inBatchesWhileBusy(work, 2);
  const asked = await Promise.allSettled([1, 2, 3, 4].map((item) => ask('a', item)));
  expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
});
