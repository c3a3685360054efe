import { errorsOf, findTicketByPin, type StudentQuestion, submitResponse } from '@exit-tickets/contracts';
import { describe, expect, test } from 'vitest';
import { reasonOf } from '../src/student/i18n/texts.ts';
import { textsIn } from '../src/student/language.ts';
import { digitsOf, isWhole, pinInPath } from '../src/student/pin.ts';
import { isComplete, isStudentTicket, missingIn } from '../src/student/student-ticket.ts';

describe('a PIN', () => {
  test.each([
    ['1234', '1234'],
    ['12a4', '124'],
    [' 12 34\n', '1234'],
    ['PIN: 123456', '1234'],
    ['', ''],
  ])('typed or pasted as "%s" is "%s"', (typed, pin) => {
    expect(digitsOf(typed)).toBe(pin);
  });

  test('is whole at exactly four digits', () => {
    expect(['', '123', '1234'].map(isWhole)).toEqual([false, false, true]);
  });

  test.each([
    ['/student/1234', '1234'],
    ['/student/12', '12'],
    ['/student/', ''],
    ['/student', ''],
  ])('in the address %s is "%s"', (path, pin) => {
    expect(pinInPath(path)).toBe(pin);
  });
});

const questions: StudentQuestion[] = [
  { id: 'q1', type: 'open_text', text: 'Waarom?' },
  { id: 'q2', type: 'scale', text: 'Hoe zeker?' },
];

describe('before sending', () => {
  test('the name and every question are needed, and blanks count as nothing', () => {
    expect(missingIn(questions, '  ', { q1: ' \n' })).toEqual({ isNameMissing: true, questions: [1, 2] });
  });

  test('nothing is missing once all is filled in', () => {
    expect(isComplete(missingIn(questions, 'Noor', { q1: 'x', q2: '3' }))).toBe(true);
  });
});

describe('a ticket from outside', () => {
  const ticket = { id: 't1', title: 'T', className: null, questions };

  test('is taken as the API gives it', () => {
    expect(isStudentTicket(ticket)).toBe(true);
  });

  test.each([
    undefined,
    'text',
    { ...ticket, title: 1 },
    { ...ticket, questions: [{ id: 'q1', type: 'essay', text: '' }] },
    { ...ticket, questions: [{ id: 'q1', type: 'multiple_choice', text: '' }] },
  ])('is refused when it is something else: %j', (value) => {
    expect(isStudentTicket(value)).toBe(false);
  });
});

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

  test('name every error of the calls that a pupil makes', () => {
    const codes = new Set([...errorsOf(findTicketByPin), ...errorsOf(submitResponse)]);
    expect(Object.keys(texts.errors).sort()).toEqual([...codes].sort());
  });

  test('have a general one for a code that this page does not know', () => {
    for (const code of [undefined, 'code_of_tomorrow', 'constructor'])
      expect(reasonOf(texts, code)).toBe(texts.unknownError);
  });
});

test('what the specification quotes is said word for word', () => {
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
] as const)('one character left is one in %s', (language, told) => {
  expect(textsIn[language].charactersLeft(1)).toBe(told);
});
