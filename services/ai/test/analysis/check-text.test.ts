import type { Language } from '@exit-tickets/contracts';
import { growth } from '@exit-tickets/testing';
import { describe, expect, test } from 'vitest';
import { problemOf, withOriginals } from '../../src/analysis/check-text.ts';

const mask = '[…]';
const wording = (sent: string, original: string) => ({ sent, original });

describe('a masked name in a quote is replaced by the name', () => {
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
  // A gap stands for words within one sentence.
  ['De plant maakt ___ de mens', false],
])('a quote with gaps is accepted only if its pieces are in one sentence of an answer: “%s”', (quote, isAccepted) => {
  const given = ['De plant maakt suiker van licht. Dat eet de mens.'];
  expect(problemOf(`Vul in: “${quote}”`, { wordings: [], given }, 'nl') === undefined).toBe(isAccepted);
});

describe('a number in words', () => {
  const given = ['Van de 6 delen is er 1 over, dus 20 %; zuur en base zijn sterk.'];
  test.each<[Language, string, boolean]>([
    ['nl', 'Zes delen worden bij elkaar geteld.', true],
    ['nl', 'Zeven delen worden bij elkaar geteld.', false],
    ['nl', 'Procenten en een procent worden gelijkgesteld.', true],
    ['nl', 'De twee rollen zijn omgewisseld.', true],
    ['nl', 'De twee leerlingen wisselen de rollen om.', false],
    ['nl', 'Twee denken aan een deel.', false],
    ['en', 'The two roles are swapped.', true],
    ['en', 'The two pupils swap the roles.', false],
    ['de', 'Die Senkung bleibt außer Acht.', true],
    ['de', 'Acht rechnen mit der Senkung.', false],
    ['de', 'Die zwei Rollen sind vertauscht.', true],
    ['fr', 'Les deux rôles sont échangés.', true],
    ['fr', 'Les deux élèves échangent les rôles.', false],
    ['fr', 'La troisième personne est choisie.', true],
    ['fr', 'Personne ne parle du sixième.', false],
    ['fr', 'Le sixième n’est choisi par personne.', false],
  ])('in %s: “%s” is accepted: %s', (language, text, isAccepted) => {
    expect(problemOf(text, { wordings: [], given }, language) === undefined).toBe(isAccepted);
  });
});

test('twenty names in a quote cost less than twenty times as much as one', () => {
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
