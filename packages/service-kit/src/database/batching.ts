import { setImmediate as turn } from 'node:timers/promises';

interface Waiting<Item, Outcome> {
  item: Item;
  resolve(outcome: Promise<Outcome> | Outcome): void;
  reject(error: unknown): void;
}

/**
 * Batches the items of one turn of the event loop, or those that arrive while the former batch is in flight. An item
 * never waits longer than one turn when nothing is in flight, and never gets the result of work that began before it
 * was added.
 * @param work returns an outcome for each item, in their order; a throw fails the whole batch, a rejected promise only
 *   its item
 * @param maxItems size of a batch at most
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
      // Waits for the rest of this turn: otherwise the first of many would get its own batch.
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
