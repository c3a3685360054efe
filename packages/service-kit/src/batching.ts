interface Waiting<Item, Outcome> {
  item: Item;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

/**
 * Does together what is asked for while the batch before it is in flight, apart for each key. When all is quiet nothing
 * waits, and nobody gets the outcome of work that had begun before they asked.
 * @param work gives an outcome for each item, in their order; what it throws fails all of its batch
 * @param maxItems how many are done together at most
 */
export const inBatchesWhileBusy = <Key, Item, Outcome>(
  work: (key: Key, items: readonly Item[]) => Promise<readonly Outcome[]>,
  maxItems: number,
): ((key: Key, item: Item) => Promise<Outcome>) => {
  /** What waits behind the batch in flight; a key without one is idle. */
  const queues = new Map<Key, Waiting<Item, Outcome>[]>();

  const empty = async (key: Key, queue: Waiting<Item, Outcome>[]): Promise<void> => {
    while (queue.length > 0) {
      const batch = queue.splice(0, maxItems);
      try {
        const outcomes = await work(
          key,
          batch.map(({ item }) => item),
        );
        for (const [at, outcome] of outcomes.entries()) batch[at]?.resolve(outcome);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    queues.delete(key);
  };

  return (key, item) => {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
    const queue = queues.get(key);
    if (queue) queue.push({ item, resolve, reject });
    else {
      const first = [{ item, resolve, reject }];
      queues.set(key, first);
      void empty(key, first);
    }
    return promise;
  };
};
