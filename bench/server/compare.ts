import { allAtOnce } from '../../e2e/support/classroom.ts';
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
  /** How many requests are under way at a time. */
  width: number;
  /** How many requests can be prepared at once. */
  maxCount?: number;
}

const rounds = 5;
/** So long each is asked before it is measured: V8 goes on compiling what it runs for the first few thousand requests. */
const warmUpMs = 10_000;
/** How long a slice takes, once it is known how many requests that are: of a few hundred it is chance how much garbage is collected. */
const sliceSeconds = 1;
const firstCount = 100;
const nullPairBounds = { least: 0.85, most: 1.15 };

const measure = async ({ pid, prepare }: Subject, count: number, width: number): Promise<Slice> => {
  const request = await prepare(count);
  await untilIdle(pid);
  const [cpuBefore, startedAt] = [cpuMs(pid), performance.now()];
  await allAtOnce(Array.from({ length: count }), width, (_item, nth) => request(nth));
  const seconds = (performance.now() - startedAt) / 1_000;
  await untilIdle(pid);
  return { cpu: (cpuMs(pid) - cpuBefore) / count, perSecond: count / seconds };
};

/** Gives how many requests make a slice. */
const warmUp = async (subject: Subject, { width, maxCount = Number.POSITIVE_INFINITY }: ComparisonOptions) => {
  const until = performance.now() + warmUpMs;
  let count = firstCount;
  while (performance.now() < until) {
    const { perSecond } = await measure(subject, count, width);
    count = Math.min(Math.ceil(perSecond * sliceSeconds), maxCount);
  }
  return count;
};

const ratioOf = (measured: readonly (readonly [Slice, Slice, Slice])[], figure: keyof Slice): Ratio => {
  const value = median(measured.map(([first, second, again]) => (first[figure] + again[figure]) / 2 / second[figure]));
  const nullPair = median(measured.map(([first, , again]) => again[figure] / first[figure]));
  return { value, nullPair, isBelieved: nullPair >= nullPairBounds.least && nullPair <= nullPairBounds.most };
};

/**
 * Measures one thing beside another, in turn within one run, as the speed of a machine changes from minute to minute: in
 * each round the first, the second, and the first again, which says how far the figures can be believed.
 */
export const compare = async (first: Subject, second: Subject, options: ComparisonOptions): Promise<Comparison> => {
  const { width } = options;
  const [count, countOfSecond] = [await warmUp(first, options), await warmUp(second, options)];
  const measured: [Slice, Slice, Slice][] = [];
  for (let round = 0; round < rounds; round += 1)
    measured.push([
      await measure(first, count, width),
      await measure(second, countOfSecond, width),
      await measure(first, count, width),
    ]);
  const medianOf = (slices: readonly Slice[]): Slice => ({
    cpu: median(slices.map(({ cpu }) => cpu)),
    perSecond: median(slices.map(({ perSecond }) => perSecond)),
  });
  return {
    cpu: ratioOf(measured, 'cpu'),
    perSecond: ratioOf(measured, 'perSecond'),
    first: medianOf(measured.flatMap(([one, , again]) => [one, again])),
    second: medianOf(measured.map(([, one]) => one)),
  };
};
