import { mulberry32 } from '@exit-tickets/question-picker';

export interface Seeded {
  /** 0 or more, less than `below`. */
  integer(below: number): number;
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** Pseudo-random choices, the same for the same seed: a seed gives the same ticket again. */
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
