import { allAtOnce } from '../../e2e/support/classroom.ts';
import { median } from './statistics.ts';
import { cpuMs, untilIdle } from './usage.ts';

/** A server that can be sent the same request many times. */
export interface Subject {
  pid: number;
  /** Prepares this many requests, outside the measurement; the returned function makes the nth. */
  prepare(count: number): Promise<(nth: number) => Promise<unknown>>;
}

/** The ratio of two subjects over all rounds, and of the first to itself. */
export interface Ratio {
  value: number;
  nullPair: number;
}

interface Slice {
  /** Processor time per request in milliseconds, including all work that follows it. */
  cpu: number;
  perSecond: number;
}

export interface Comparison {
  cpu: Ratio;
  perSecond: Ratio;
  /** Medians of both subjects. */
  first: Slice;
  second: Slice;
}

export interface ComparisonOptions {
  /** How many requests are in flight at a time. */
  width: number;
  /** The most requests that can be prepared at once. */
  maxCount?: number;
}

const rounds = 5;
/** Warm-up of each subject: V8 keeps compiling during the first few thousand requests. */
const warmUpMs = 10_000;
/** Length of a slice: with only a few hundred requests, the share of garbage collection would be random. */
const sliceSeconds = 1;
const firstCount = 100;

const measure = async ({ pid, prepare }: Subject, count: number, width: number): Promise<Slice> => {
  const request = await prepare(count);
  await untilIdle(pid);
  const [cpuBefore, startedAt] = [cpuMs(pid), performance.now()];
  await allAtOnce(Array.from({ length: count }), width, (_item, nth) => request(nth));
  const seconds = (performance.now() - startedAt) / 1_000;
  await untilIdle(pid);
  return { cpu: (cpuMs(pid) - cpuBefore) / count, perSecond: count / seconds };
};

/** Warms up a subject; returns how many requests make a slice. */
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
  return { value, nullPair };
};

/**
 * Compares two subjects in turn within one run, because the speed of a machine changes from minute to minute. Each
 * round measures the first, the second, and the first again, which shows how reliable the figures are.
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
