/** Removes the common beginning and end of two texts. */
const withoutCommonEnds = (a: string, b: string): [string, string] => {
  const shorter = Math.min(a.length, b.length);
  let head = 0;
  while (head < shorter && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail += 1;
  return [a.slice(head, a.length - tail), b.slice(head, b.length - tail)];
};

/** Edit distance in letters (insert, delete, replace, swap neighbours); stops counting above `max`. */
export const editDistance = (one: string, other: string, max: number): number => {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  const [a, b] = withoutCommonEnds(one, other);
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replace = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replace);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    // No row can go below the minimum of the two rows before it.
    if (Math.min(...row) > max && Math.min(...last) > max) return max + 1;
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? max + 1;
};

const allowedTypos = (length: number): number => (length >= 8 ? 2 : length >= 5 ? 1 : 0);

const isAlike = (short: string, long: string): boolean => {
  // A match may start a compound (lichtenergie) or follow a prefix (opvangen), but stof is not zuurstof.
  if (short.length >= 4 && long.startsWith(short)) return true;
  if (long.endsWith(short) && (short.length >= 6 || (short.length >= 4 && long.length - short.length <= 2)))
    return true;
  const max = allowedTypos(short.length);
  return max > 0 && short[0] === long[0] && editDistance(short, long, max) <= max;
};

/**
 * Whether a lenient teacher would take two stems for the same word: a typing mistake, or part of a compound (`licht` in
 * `lichtenergie`). Numbers must match exactly.
 */
export const isSameWord = (a: string, b: string): boolean => {
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return isAlike(short, long) && !/\d/.test(a) && !/\d/.test(b);
};
