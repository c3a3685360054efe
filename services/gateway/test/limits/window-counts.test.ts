import { describe, expect, test } from 'vitest';
import { WindowCounts } from '../../src/limits/window-counts.ts';

const minute = 60_000;
const start = 1_000 * minute;

const countsWith = (times: number, at = start): WindowCounts => {
  const counts = new WindowCounts(minute);
  for (let n = 0; n < times; n += 1) counts.add('a', at);
  return counts;
};

test('a key below the ceiling does not wait', () => {
  expect(countsWith(9).waitUntilBelow(10, 'a', start)).toBe(0);
});

test('a key that reaches the ceiling waits, and another does not', () => {
  const counts = countsWith(10);
  expect(counts.waitUntilBelow(10, 'a', start)).toBeGreaterThan(0);
  expect(counts.waitUntilBelow(10, 'b', start)).toBe(0);
});

test('a new window keeps what was counted at the end of the one before', () => {
  const counts = countsWith(10, start + minute - 1);
  expect(counts.waitUntilBelow(10, 'a', start + minute)).toBeGreaterThan(0);
});

test.each([
  { times: 10, askedAt: 0 },
  { times: 10, askedAt: minute / 2 },
  { times: 25, askedAt: minute / 3 },
  { times: 12, askedAt: minute + 1 },
  { times: 1_000, askedAt: minute - 1 },
])('the wait is long enough and not longer: %o', ({ times, askedAt }) => {
  const counts = countsWith(times);
  const wait = counts.waitUntilBelow(10, 'a', start + askedAt);
  expect(wait).toBeGreaterThan(0);
  expect(counts.waitUntilBelow(10, 'a', start + askedAt + wait)).toBe(0);
  expect(counts.waitUntilBelow(10, 'a', start + askedAt + wait - 10)).toBeGreaterThan(0);
});

test('counts are forgotten two windows later', () => {
  expect(countsWith(1_000).waitUntilBelow(10, 'a', start + 2 * minute)).toBe(0);
});

describe('a count of another gateway', () => {
  test('is added to the local one', () => {
    const counts = countsWith(1);
    counts.learn('a', counts.windowAt(start), { current: 10, previous: 0 });
    expect(counts.waitUntilBelow(10, 'a', start)).toBeGreaterThan(0);
  });

  test('does not lower the local one', () => {
    const counts = countsWith(10);
    counts.learn('a', counts.windowAt(start), { current: 3, previous: 0 });
    expect(counts.waitUntilBelow(10, 'a', start)).toBeGreaterThan(0);
  });

  test('that arrives late does not change the current window', () => {
    const counts = countsWith(1, start + 2 * minute);
    counts.learn('a', counts.windowAt(start), { current: 10, previous: 10 });
    expect(counts.waitUntilBelow(10, 'a', start + 2 * minute)).toBe(0);
  });
});

test('keys beyond the maximum evict the key untouched for longest', () => {
  const counts = new WindowCounts(minute, 2);
  for (const key of ['a', 'b', 'a', 'c']) counts.add(key, start);
  expect(counts.waitUntilBelow(1, 'b', start)).toBe(0);
  expect(counts.waitUntilBelow(2, 'a', start)).toBeGreaterThan(0);
});
