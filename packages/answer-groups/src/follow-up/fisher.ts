/** The logarithms of the factorials from 0 to `max`. */
const logFactorials = (max: number): number[] => {
  const logs = [0];
  for (let n = 1; n <= max; n++) logs.push((logs[n - 1] ?? 0) + Math.log(n));
  return logs;
};

/** Tables that are as likely as the one at hand differ by rounding only. */
const rounding = 1 + 1e-7;

/**
 * Fisher's exact test of a table of two rows, two-sided: how likely a difference as large as this is where there is none.
 * @param one how many of the first row are right, and how many are not
 * @param other the same of the second row
 */
export const fisherExact = (one: readonly [number, number], other: readonly [number, number]): number => {
  const [a, b] = one;
  const [c, d] = other;
  const logs = logFactorials(a + b + c + d);
  const log = (n: number): number => logs[n] ?? 0;
  const margins = log(a + b) + log(c + d) + log(a + c) + log(b + d) - log(a + b + c + d);
  /** Of the table with so many right in its first row. */
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
