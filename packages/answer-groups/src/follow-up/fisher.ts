/** The logarithms of the factorials from 0 to `max`. */
const logFactorials = (max: number): number[] => {
  const logs = [0];
  for (let n = 1; n <= max; n++) logs.push((logs[n - 1] ?? 0) + Math.log(n));
  return logs;
};

/** Tables as likely as the given one differ from it only by rounding. */
const rounding = 1 + 1e-7;

/**
 * Fisher's exact test of a 2×2 table, two-sided: the probability of a difference at least this large by chance.
 * @param one right and not right answers in the first row
 * @param other the same for the second row
 */
export const fisherExact = (one: readonly [number, number], other: readonly [number, number]): number => {
  const [a, b] = one;
  const [c, d] = other;
  const logs = logFactorials(a + b + c + d);
  const log = (n: number): number => logs[n] ?? 0;
  const margins = log(a + b) + log(c + d) + log(a + c) + log(b + d) - log(a + b + c + d);
  /** Probability of the table with this many right answers in the first row. */
  const likelihood = (right: number): number =>
    Math.exp(margins - log(right) - log(a + b - right) - log(a + c - right) - log(d - a + right));
  const observed = likelihood(a) * rounding;
  let sum = 0;
  for (let right = Math.max(0, a - d); right <= Math.min(a + b, a + c); right++) {
    const each = likelihood(right);
    if (each <= observed) sum += each;
  }
  return Math.min(1, sum);
};
