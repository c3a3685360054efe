// Anyone can send the worst possible text. These helpers compare the processor time for a text with that for one eight
// times as long: quadratic work takes sixty-four times as long. Other load on the machine only ever slows a run down,
// so the fastest of several runs counts, and a single good comparison shows how the work grows.

const short = 4_000;
const long = 8 * short;
/** The greatest accepted cost of the long text, as a multiple of the short one's. */
export const maxGrowth = 24;
/** Below this, clock resolution and the compiler dominate the measurement. */
const minMs = 1;

const syllables = ['ba', 'ko', 'mi', 'te', 'lu', 'ra', 'sok', 'vin', 'per', 'dam'];
/** A word by its number, from an unlimited supply. */
export const word = (number: number): string =>
  [...String(1_000 + number)].map((digit) => syllables[Number(digit)]).join('');
/** Sentences up to a length, cut off there. */
export const fill = (length: number, sentence: (number: number) => string): string => {
  let text = '';
  for (let number = 0; text.length < length; number += 1) text += sentence(number);
  return text.slice(0, length);
};

const cpuMs = (work: () => void): number => {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
};
const minOf = (times: number, work: () => void): number =>
  Math.min(...Array.from({ length: times }, () => cpuMs(work)));

const comparisons = 8;
/** How much more the second work costs than the first; measured again while the result exceeds `bound`. */
export const growth = (less: () => void, more: () => void, bound: number): number => {
  less();
  let lowest = Number.POSITIVE_INFINITY;
  for (let comparison = 0; comparison < comparisons && lowest >= bound; comparison += 1)
    lowest = Math.min(lowest, minOf(3, more) / Math.max(minMs, minOf(5, less)));
  return lowest;
};

/** How much more a long text costs than a short one of the same form; quadratic work exceeds `maxGrowth`. */
export const growthWithLength = (work: (text: string) => void, make: (length: number) => string): number => {
  const [less, more] = [make(short), make(long)];
  return growth(
    () => work(less),
    () => work(more),
    maxGrowth,
  );
};
