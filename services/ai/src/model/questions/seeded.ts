import { mulberry32 } from '@exit-tickets/question-picker';

export interface Seeded {
  /** From 0 up to, but not including, `below`. */
  integer(below: number): number;
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** Reproducible pseudo-random choices: the same seed gives the same ticket. */
export const seeded = (seed: number): Seeded => {
  const next = mulberry32(seed);
  const integer = (below: number): number => Math.floor(next() * below);
  return {
    integer,
    shuffle: (items) =>
      items
        .map((item) => ({ item, place: next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ item }) => item),
  };
};
