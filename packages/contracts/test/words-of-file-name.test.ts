import { expect, test } from 'vitest';
import { wordsOfFileName } from '../src/rules/words-of-file-name.ts';

test.each([
  ['hoofdstuk_3_fotosynthese', 'Hoofdstuk 3 fotosynthese'],
  ['de-franse-revolutie-1789', 'De franse revolutie 1789'],
  ['__les__de-cel_', 'Les de-cel'],
  ['2026-11-26_les', '2026-11-26 les'],
  ['3-1-fotosynthese', '3-1 fotosynthese'],
  ['Hoofdstuk%203%20zenuwen', 'Hoofdstuk 3 zenuwen'],
  ['Hoofdstuk 3 - de_cel', 'Hoofdstuk 3 - de_cel'],
  ['Noord-Brabant', 'Noord-Brabant'],
  ['2026-11-26', '2026-11-26'],
  ['notities', 'notities'],
  ['___', '___'],
])('the file name %s becomes %s', (name, words) => {
  expect(wordsOfFileName(name)).toBe(words);
});
