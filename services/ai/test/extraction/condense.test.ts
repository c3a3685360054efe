import { limits } from '@exit-tickets/contracts';
import { expect, test } from 'vitest';
import { condense } from '../../src/extraction/condense.ts';

const max = limits.contentLength;
const fastest = (work: () => void): number =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const start = performance.now();
      work();
      return performance.now() - start;
    }),
  );

test.each([
  ['lines', 'a\n'],
  ['paragraphs', 'a\n\n'],
  ['sentences', 'De zon schijnt. '],
  ['one word', 'a'],
])('condensing a very long text of %s takes less than half the time of splitting it into letters', (_what, unit) => {
  const text = Buffer.from(unit.repeat((10 * max) / unit.length)).toString();
  const condensing = fastest(() => condense(text, max));
  expect(condensing).toBeLessThan(fastest(() => Array.from(text)) / 2);
  const { text: condensed, leftOut } = condense(text, max);
  expect(condensed.length).toBeLessThanOrEqual(max);
  expect(condensed.length).toBeGreaterThan(max * 0.9);
  expect(leftOut).toBeGreaterThanOrEqual(text.length - max);
});

test('a text that is hardly too long keeps nearly everything, in its order and without repetition', () => {
  const text = Array.from({ length: 20_000 }, (_, n) => `Zin ${n}. `).join('');
  const { text: condensed } = condense(text, Math.floor(text.length * 0.98));
  const numbers = condensed.match(/\d+/gu)?.map(Number) ?? [];
  expect(condensed.length).toBeGreaterThan(text.length * 0.9);
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
});
