import { setImmediate as turn } from 'node:timers/promises';

interface Waiting<Item, Outcome> {
  item: Item;
  resolve(outcome: Promise<Outcome> | Outcome): void;
  reject(error: unknown): void;
}

/**
 * Does together what is asked for in one turn of the event loop, or while the batch before it is in flight. When all is quiet
 * nothing waits longer than that turn, and nobody gets the outcome of work that had begun before they asked.
 * @param work gives an outcome for each item, in their order; what it throws fails all of its batch, a promise that it
 *   gives for an item only that one
 * @param maxItems how many are done together at most
 */
export const inBatchesWhileBusy = <Item, Outcome>(
  work: (items: readonly Item[]) => Promise<readonly (Promise<Outcome> | Outcome)[]>,
  maxItems: number,
): ((item: Item) => Promise<Outcome>) => {
  const waiting: Waiting<Item, Outcome>[] = [];
  let isBusy = false;

  const doBatch = async (batch: readonly Waiting<Item, Outcome>[]): Promise<void> => {
    try {
      const outcomes = await work(batch.map(({ item }) => item));
      await Promise.allSettled(outcomes);
      for (const [at, outcome] of outcomes.entries()) batch[at]?.resolve(outcome);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };
  const doAll = async (): Promise<void> => {
    isBusy = true;
    while (waiting.length > 0) {
      // Who comes in this turn of the event loop comes along: else the first of many would have a batch of their own.
      await turn();
      await doBatch(waiting.splice(0, maxItems));
    }
    isBusy = false;
  };

  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
    waiting.push({ item, resolve, reject });
    if (!isBusy) void doAll();
    return promise;
  };
};
