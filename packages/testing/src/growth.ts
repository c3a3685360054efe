// Whoever may send a text may send the worst one. Compared is the processor time of a text with that of one eight times
// as long: work that grows with the square takes sixty-four times as long. Neighbours on the machine only ever make a
// run dearer, so the least of several runs counts, and one good comparison of several shows how the work grows.

const short = 4_000;
const long = 8 * short;
/** The most that work on the long text may cost, as a multiple of the same on the short one. */
export const maxGrowth = 24;
/** Below this the clock and the compiler weigh more than the work. */
const minMs = 1;

const syllables = ['ba', 'ko', 'mi', 'te', 'lu', 'ra', 'sok', 'vin', 'per', 'dam'];
/** The words of a language that has as many as one likes. */
export const word = (number: number): string =>
  [...String(1_000 + number)].map((digit) => syllables[Number(digit)]).join('');
/** As many sentences as make up a length, cut there. */
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
/** How much dearer the second work is than the first; looked at again while it seems to be more than `bound`. */
export const growth = (less: () => void, more: () => void, bound: number): number => {
  less();
  let lowest = Number.POSITIVE_INFINITY;
  for (let comparison = 0; comparison < comparisons && lowest >= bound; comparison += 1)
    lowest = Math.min(lowest, minOf(3, more) / Math.max(minMs, minOf(5, less)));
  return lowest;
};

/** How much dearer work on a long text is than on a short one of the same make: `maxGrowth` tells it from its square. */
export const growthWithLength = (work: (text: string) => void, make: (length: number) => string): number => {
  const [less, more] = [make(short), make(long)];
  return growth(
    () => work(less),
    () => work(more),
    maxGrowth,
  );
};
