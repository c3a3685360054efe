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
])('masking grows with the text, not with its square: %s', (_what, work, make) => {
  expect(growthWithLength(work, make)).toBeLessThan(maxGrowth);
});

test('an answer of long numbers costs no more than twenty times as much as one of words', () => {
  const mask = createMask([], '');
  const [words, digits] = [fill(20_000, (n) => `woord${n} `), fill(20_000, () => `0${'1'.repeat(44)}a `)];
  const grown = growth(
    () => mask(words),
    () => mask(digits),
    20,
  );
  expect(grown).toBeLessThan(20);
});

test('taking names out of an answer costs a class of five hundred no more than a class of five', () => {
  const answer = fill(20_000, (n) => `woord${n} `);
  const [few, many] = [createMask(manyNames.slice(0, 5), ''), createMask(manyNames, '')];
  const grown = growth(
    () => few(answer),
    () => many(answer),
    5,
  );
  expect(grown).toBeLessThan(5);
});
