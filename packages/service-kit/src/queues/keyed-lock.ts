/** Runs pieces of work with the same key one after the other, in the order they came. */
export type KeyedLock = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** Holds a key only while it has work. One that fails does not keep the next one from its turn. */
export const createKeyedLock = (): KeyedLock => {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
};
