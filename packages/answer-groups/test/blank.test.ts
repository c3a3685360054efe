import { expect, test } from 'vitest';
import { hasNoContent, isBlank } from '../src/judging/blank.ts';

test.each([
  '',
  '   ',
  '?',
  '...',
  '-',
  'weet ik niet',
  'Ik weet het echt niet meer',
  'geen idee',
  'sorry geen flauw idee',
  'ik snap het niet',
  "I don't know",
  'i dont know',
  'idk',
  'no clue',
  "I don't understand the question",
  'keine Ahnung',
  'Weiß ich leider nicht',
  'ich verstehe die Frage nicht',
  'je ne sais pas',
  "j'ai pas compris",
  'aucune idée',
  'n/a',
  'asdfgh',
  'hjklhjkl',
  'kA',
  'idc',
  'weet ik veel',
  'ik snap er niks van',
  'i dont remember',
  'dfghjk',
  'aaaa',
  'xxx',
])('“%s” is blank', (answer) => {
  expect(isBlank(answer)).toBe(true);
  expect(hasNoContent(answer)).toBe(false);
});

test.each([
  '😂😂',
  'haha',
  'lol',
  'hahahaha xd',
  'bla bla bla',
  '06-12345678',
  '+31 6 1234 5678',
  'bel me 0612345678',
  '07700 900123',
  'noor@example.org',
  'mail me: noor@example.org',
  'https://example.org/x',
  'www.example.org',
])('“%s” is blank, with words or signs but none about the subject', (answer) => {
  expect(isBlank(answer)).toBe(true);
  expect(hasNoContent(answer)).toBe(true);
});

test.each([
  'niets',
  'nothing',
  '0-5-10-15-20-25',
  '0 10 20 30 40 50',
  '0.5 0.375 0.125',
  'rien',
  'nichts',
  'geen',
  'nee',
  'no',
  'ja',
  'jaaa',
  'x',
  'Na',
  'He',
  'Ka',
  'la',
  'pas',
  'III',
  'AAA',
  'CO2',
  '0',
  '>',
  '<',
  '=',
  '+',
  '1348',
  '299 792 458',
  '299792458',
  '0.7333333333',
  '06-07-1789',
  '0110100101',
  '50 000 000',
  '3,14',
  'ik weet niet of het warm is',
  'flags',
  'salad',
  'Wert',
  'de plant weet het niet',
  'Schmutz',
  '光合作用',
  '-5',
])('“%s” is not blank', (answer) => {
  expect(isBlank(answer)).toBe(false);
});

test.each(['Ik weet het niet', 'I don’t know', 'Ich weiß es nicht', 'Je ne sais pas'])(
  'the text of the student page’s button for not knowing is blank: “%s”',
  (answer) => {
    expect(isBlank(answer)).toBe(true);
  },
);
