import { expect, test, vi } from 'vitest';
import { inBatchesWhileBusy } from '../src/database/batching.ts';

/** Work that ends when it is told to. */
const workOnDemand = () => {
  const gates: (() => void)[] = [];
  const work = vi.fn(async (items: readonly number[]) => {
    await new Promise<void>((resolve) => gates.push(resolve));
    return items.map((item) => `done ${item}`);
  });
  return { work, finishOne: () => vi.waitFor(() => (gates.shift() ?? expect.unreachable())()) };
};

test('what is asked for in one turn goes together, as what is meanwhile; each gets its own outcome', async () => {
  const { work, finishOne } = workOnDemand();
  const ask = inBatchesWhileBusy(work, 10);
  const asked = [1, 2].map(ask);
  await vi.waitFor(() => expect(work.mock.calls).toEqual([[[1, 2]]]));
  asked.push(ask(3), ask(4));
  await finishOne();
  await finishOne();
  expect(await Promise.all(asked)).toEqual(['done 1', 'done 2', 'done 3', 'done 4']);
  expect(work.mock.calls).toEqual([[[1, 2]], [[3, 4]]]);
  const later = ask(5);
  await finishOne();
  expect(await later).toBe('done 5');
});

test('a batch takes no more than it may', async () => {
  const { work, finishOne } = workOnDemand();
  const ask = inBatchesWhileBusy(work, 2);
  const asked = [1, 2, 3].map(ask);
  for (let batch = 0; batch < 2; batch++) await finishOne();
  expect(await Promise.all(asked)).toEqual(['done 1', 'done 2', 'done 3']);
  expect(work.mock.calls).toEqual([[[1, 2]], [[3]]]);
});

test('what fails fails for all of its batch, and the next goes on', async () => {
  const work = vi.fn(async (items: readonly number[]) => {
    if (items.includes(2)) throw new Error('away');
    return items;
  });
  const ask = inBatchesWhileBusy(work, 2);
  const asked = await Promise.allSettled([1, 2, 3, 4].map(ask));
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled']);
});

test('one of a batch may fail by itself', async () => {
  const ask = inBatchesWhileBusy(
    async (items: readonly number[]) =>
      items.map(async (item) => {
        if (item === 2) throw new Error('not this one');
        return item;
      }),
    10,
  );
  const asked = await Promise.allSettled([1, 2, 3].map(ask));
  expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
