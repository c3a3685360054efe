import { growth } from '@exit-tickets/testing';
import { describe, expect, test } from 'vitest';
import { problemOf, withOriginals } from '../../src/analysis/check-text.ts';

const mask = '[…]';
const wording = (sent: string, original: string) => ({ sent, original });

describe('a masked name in a quote is the name again', () => {
  test.each([
    ['“dat zei […] ook”', 'volgens mij dat zei Noor ook', 'volgens mij dat zei […] ook', '“dat zei Noor ook”'],
    ['“[…] zegt dat”', 'Jan zegt dat water kookt', '[…] zegt dat water kookt', '“Jan zegt dat”'],
    ['“van […]”', 'het idee van Jansen klopt', 'het idee van […] klopt', '“van Jansen”'],
    ['“[…] en […] weten”', 'Roos en Noor weten het', '[…] en […] weten het', '“Roos en Noor weten”'],
  ])('%s', (text, original, sent, shown) => {
    expect(withOriginals(text, [wording(sent, original)])).toBe(shown);
  });
});

test.each([
  ['De plant maakt ___ van licht', true],
  ['De plant maakt ___ van ___', true],
  ['De plant eet ___ van licht', false],
  // A gap stands for words of one sentence.
  ['De plant maakt ___ de mens', false],
])('a quote with gaps is there where its pieces are: “%s”', (quote, isThere) => {
  const given = ['De plant maakt suiker van licht. Dat eet de mens.'];
  expect(problemOf(`Vul in: “${quote}”`, { wordings: [], given }, 'nl') === undefined).toBe(isThere);
});

test('twenty names in a quote cost no more than twenty times as much as one', () => {
  const original = `${'a '.repeat(2_000)}b`;
  const check = (names: number) => () => {
    const quote = Array.from({ length: names + 1 }, () => 'a').join(` ${mask} `);
    withOriginals(`“${quote} z”`, [wording(`${quote} z`, original)]);
    problemOf(
      `“${Array.from({ length: names + 1 }, () => 'a').join(' __ ')} z”`,
      { wordings: [], given: [original] },
      'nl',
    );
  };
  expect(growth(check(1), check(20), 20)).toBeLessThan(20);
});
