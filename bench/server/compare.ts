import { allAtOnce } from '../../services/all-in-one/test/classroom.ts';
import { median } from './statistics.ts';
import { cpuMs, untilIdle } from './usage.ts';

/** Something that can be asked the same thing many times. */
export interface Subject {
  pid: number;
  /** Prepares so many requests, which are not part of the measurement, and gives what makes the nth. */
  prepare(count: number): Promise<(nth: number) => Promise<unknown>>;
}

/** One thing beside another, over all rounds, and the first beside itself. */
export interface Ratio {
  value: number;
  nullPair: number;
  /** Whether the same thing measured twice came out the same. */
  isBelieved: boolean;
}

interface Slice {
  /** Milliseconds of processor time for a request, with all that follows it. */
  cpu: number;
  perSecond: number;
}

export interface Comparison {
  cpu: Ratio;
  perSecond: Ratio;
  /** Medians of the two. */
  first: Slice;
  second: Slice;
}

export interface ComparisonOptions {
  /** Requests of one slice, and how many of them are under way at a time. */
  count: number;
  width: number;
  rounds?: number;
}

const minRounds = 5;
const nullPairBounds = { least: 0.85, most: 1.15 };

const measure = async ({ pid, prepare }: Subject, { count, width }: ComparisonOptions): Promise<Slice> => {
  const request = await prepare(count);
  await untilIdle(pid);
  const [cpuBefore, startedAt] = [cpuMs(pid), performance.now()];
  await allAtOnce(Array.from({ length: count }), width, (_item, nth) => request(nth));
  const seconds = (performance.now() - startedAt) / 1_000;
  await untilIdle(pid);
  return { cpu: (cpuMs(pid) - cpuBefore) / count, perSecond: count / seconds };
};

const ratioOf = (rounds: readonly (readonly [Slice, Slice, Slice])[], figure: keyof Slice): Ratio => {
  const value = median(rounds.map(([first, second, again]) => (first[figure] + again[figure]) / 2 / second[figure]));
  const nullPair = median(rounds.map(([first, , again]) => again[figure] / first[figure]));
  return { value, nullPair, isBelieved: nullPair >= nullPairBounds.least && nullPair <= nullPairBounds.most };
};

/**
 * Measures one thing beside another, in turn within one run, as the speed of a machine changes from minute to minute: in
 * each round the first, the second, and the first again, which says how far the figures can be believed.
 */
export const compare = async (first: Subject, second: Subject, options: ComparisonOptions): Promise<Comparison> => {
  for (const subject of [first, second]) await measure(subject, options); // compiles and fills caches
  const rounds: [Slice, Slice, Slice][] = [];
  for (let round = 0; round < Math.max(minRounds, options.rounds ?? 0); round += 1)
    rounds.push([await measure(first, options), await measure(second, options), await measure(first, options)]);
  const medianOf = (slices: readonly Slice[]): Slice => ({
    cpu: median(slices.map(({ cpu }) => cpu)),
    perSecond: median(slices.map(({ perSecond }) => perSecond)),
  });
  return {
    cpu: ratioOf(rounds, 'cpu'),
    perSecond: ratioOf(rounds, 'perSecond'),
    first: medianOf(rounds.flatMap(([one, , again]) => [one, again])),
    second: medianOf(rounds.map(([, one]) => one)),
  };
};
