import { expect, test, vi } from 'vitest';
import { inBatchesWhileBusy } from '../src/database/batching.ts';

/** Work that finishes on demand. */
const workOnDemand = () => {
  const gates: (() => void)[] = [];
  const work = vi.fn(async (items: readonly number[]) => {
    await new Promise<void>((resolve) => gates.push(resolve));
    return items.map((item) => `done ${item}`);
  });
  return { work, finishOne: () => vi.waitFor(() => (gates.shift() ?? expect.unreachable())()) };
};

test('items requested in one turn form a batch, and so do those requested meanwhile; each gets its own result', async () => {
  const { work, finishOne } = workOnDemand();
  const ask = inBatchesWhileBusy(work, 10);
  const results = [1, 2].map(ask);
  await vi.waitFor(() => expect(work.mock.calls).toEqual([[[1, 2]]]));
  results.push(ask(3), ask(4));
  await finishOne();
  await finishOne();
  expect(await Promise.all(results)).toEqual(['done 1', 'done 2', 'done 3', 'done 4']);
  expect(work.mock.calls).toEqual([[[1, 2]], [[3, 4]]]);
  const later = ask(5);
  await finishOne();
  expect(await later).toBe('done 5');
});

test('a batch never exceeds its maximum', async () => {
  const { work, finishOne } = workOnDemand();
  const ask = inBatchesWhileBusy(work, 2);
  const results = [1, 2, 3].map(ask);
  for (let batch = 0; batch < 2; batch++) await finishOne();
  expect(await Promise.all(results)).toEqual(['done 1', 'done 2', 'done 3']);
  expect(work.mock.calls).toEqual([[[1, 2]], [[3]]]);
});

test('a failure fails its whole batch, and the next batch continues', async () => {
  const work = vi.fn(async (items: readonly number[]) => {
    if (items.includes(2)) throw new Error('away');
    return items;
  });
  const ask = inBatchesWhileBusy(work, 2);
  const results = await Promise.allSettled([1, 2, 3, 4].map(ask));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled']);
});

test('one item of a batch can fail alone', async () => {
  const ask = inBatchesWhileBusy(
    async (items: readonly number[]) =>
      items.map(async (item) => {
        if (item === 2) throw new Error('not this one');
        return item;
      }),
    10,
  );
  const results = await Promise.allSettled([1, 2, 3].map(ask));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
