import { errorsOf, findTicketByPin, submitResponse } from '@exit-tickets/contracts';
import { describe, expect, test } from 'vitest';
import { errorTextOf } from './error-text.ts';
import { textsIn } from './language.ts';

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

describe.each(Object.entries(textsIn))('the texts in %s', (_language, texts) => {
  test('are all there', () => {
    expect(stringsIn(texts).filter((text) => text.trim() === '')).toEqual([]);
    expect(stringsIn(texts).length).toBe(stringsIn(textsIn.nl).length);
  });

  test('have no exclamation marks', () => {
    expect(stringsIn(texts).filter((text) => text.includes('!'))).toEqual([]);
  });

  test('list what is missing', () => {
    const sentence = texts.send.missing({ isNameMissing: true, questions: [1, 3] });
    expect(sentence).toMatch(/ 1 \S+ 3$/);
  });

  test('name every error of the calls that a student makes', () => {
    const codes = new Set([...errorsOf(findTicketByPin), ...errorsOf(submitResponse)]);
    expect(Object.keys(texts.errors).sort()).toEqual([...codes].sort());
  });

  test('have a general one for a code that this page does not know', () => {
    for (const code of [undefined, 'code_of_tomorrow', 'constructor'])
      expect(errorTextOf(texts, code)).toBe(texts.unknownError);
  });
});

test('its fixed texts are said word for word', () => {
  expect(textsIn.nl).toMatchObject({
    name: { required: 'Naam vereist' },
    notAllAnswered: 'Niet alle vragen beantwoord',
    failed: { title: 'Verzenden mislukt' },
    unknownError: 'Onbekende fout',
  });
  expect(textsIn.en.errors.pin_not_found).toBe('Invalid PIN or ticket not found');
});

test.each([
  ['nl', 'Nog 1 teken'],
  ['en', '1 character left'],
  ['de', 'Noch 1 Zeichen'],
  ['fr', 'Encore 1 caractère'],
] as const)('one character left is one in %s', (language, expected) => {
  expect(textsIn[language].charactersLeft(1)).toBe(expected);
});
