import { describe, expect, test } from 'vitest';
import { readCsv } from '../../../testing/read-csv.ts';
import { toCsv } from './csv.ts';
import { listSeparator } from './list-separator.ts';

describe('a table as CSV', () => {
  test('begins with the byte order mark by which Excel knows UTF-8, and with no line that would hide it', () => {
    const bytes = new TextEncoder().encode(toCsv([['Zoë']], ';'));
    expect([...bytes.slice(0, 4)]).toEqual([0xef, 0xbb, 0xbf, '"'.charCodeAt(0)]);
  });

  test.each([
    ['in Dutch, in Amsterdam', 'nl-NL', 'Europe/Amsterdam', ';'],
    ['in American English, in Amsterdam', 'en-US', 'Europe/Amsterdam', ';'],
    ['in German, in Zürich', 'de-CH', 'Europe/Zurich', ';'],
    ['in French, in Montréal', 'fr-CA', 'America/Toronto', ';'],
    ['in British English, in London', 'en-GB', 'Europe/London', ','],
    ['in American English, in New York', 'en-US', 'America/New_York', ','],
    ['in English of no country, with a clock of no place', 'en', 'UTC', ','],
    ['in Dutch, with a clock of no place', 'nl', 'UTC', ';'],
  ])('is separated as Excel expects it on a computer %s', (_, locale, timeZone, separator) => {
    expect(toCsv([['a', 1]], listSeparator({ locale, timeZone }))).toBe(`\uFEFF"a"${separator}1\r\n`);
  });

  test.each(['=1+1', '+31612345678', '-1+1', '-1,5-A1', '-A1', '@SUM(A1)', '\t=1', '\r=1'])(
    'keeps %j from being a formula',
    (text) => {
      const [[cell] = []] = readCsv(toCsv([[text]], ';').slice(1), ';');
      expect(String(cell).startsWith("'")).toBe(true);
    },
  );

  test.each(['-5', '-0,5', '-12.25'])('leaves %j, an answer, as it is', (text) => {
    expect(readCsv(toCsv([[text]], ';').slice(1), ';')).toEqual([[text]]);
  });

  test('reads back as it was: separators, quotes, lines, empty cells, emoji, right-to-left, and numbers as numbers', () => {
    const rows = [
      ['Ali; "de" jongste, 2B', 4, '', 'regel 1\nregel 2'],
      ['👩🏽‍🔬 נועה', 0, 'x'.repeat(200), "d'accord"],
    ];
    expect(readCsv(toCsv(rows, ';').slice(1), ';')).toEqual(rows);
    expect(readCsv(toCsv(rows, ',').slice(1), ',')).toEqual(rows);
  });

  test('has one kind of line end in a cell, and nothing where there is nothing', () => {
    expect(readCsv(toCsv([['a\r\nb\rc', undefined]], ';').slice(1), ';')).toEqual([['a\nb\nc', '']]);
  });
});
