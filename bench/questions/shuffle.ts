/** Always the same numbers for a seed, from 0 to 1, so that a sheet can be made again. */
const numbers = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
};

/** The items in an order that only the seed decides. */
export const shuffle = <Item>(items: readonly Item[], seed: number): Item[] => {
  const next = numbers(seed);
  return items
    .map((item) => ({ item, rank: next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
};
