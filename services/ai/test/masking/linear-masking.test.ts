import { fill, growth, growthWithLength, maxGrowth, word } from '@exit-tickets/testing';
import { expect, test } from 'vitest';
import { createMask } from '../../src/masking/mask.ts';

const manyNames = Array.from({ length: 500 }, (_, index) => `${word(index)} ${word(index + 7)}`);

test.each<[string, (text: string) => void, (length: number) => string]>([
  ['an answer without an at sign', createMask([], ''), (length) => 'a'.repeat(length)],
  ['an answer of names', createMask(['Jan van Eik'], ''), (length) => fill(length, () => 'Jan van ')],
  ['an answer of digits', createMask([], ''), (length) => fill(length, () => `0${'1'.repeat(44)}a `)],
  ['an answer of digits in pairs', createMask([], ''), (length) => fill(length, (n) => `0${1 + (n % 9)} `)],
  ['an answer of numbers and capitals', createMask([], ''), (length) => fill(length, (n) => `${n % 90} rue Aa 06 `)],
])('the work of masking grows linearly with the text: %s', (_what, work, make) => {
  expect(growthWithLength(work, make)).toBeLessThan(maxGrowth);
});

test('masking long numbers costs less than twenty times as much as masking words', () => {
  const mask = createMask([], '');
  const [words, digits] = [fill(20_000, (n) => `woord${n} `), fill(20_000, () => `0${'1'.repeat(44)}a `)];
  const grown = growth(
    () => mask(words),
    () => mask(digits),
    20,
  );
  expect(grown).toBeLessThan(20);
});

test('masking for a class of five hundred costs less than five times as much as for a class of five', () => {
  const answer = fill(20_000, (n) => `woord${n} `);
  const [few, many] = [createMask(manyNames.slice(0, 5), ''), createMask(manyNames, '')];
  const grown = growth(
    () => few(answer),
    () => many(answer),
    5,
  );
  expect(grown).toBeLessThan(5);
});
