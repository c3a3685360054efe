import { expect, test } from 'vitest';
import { responseShare } from './response-share.ts';

test('responses are compared with the size of the class only when it is known', () => {
  expect(responseShare({ responseCount: 12, totalStudents: 27 }).share).toBe('12/27');
  expect(responseShare({ responseCount: 12, totalStudents: null }).share).toBe('12');
});

test('one response of a class of 27 reads “1/27 responses”, one of nobody knows how many “1 response”', () => {
  const plural = (totalStudents: number | null) =>
    new Intl.PluralRules('fr').select(responseShare({ responseCount: 1, totalStudents }).count);
  expect([plural(27), plural(null)]).toEqual(['other', 'one']);
});
