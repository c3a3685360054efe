import { describe, expect, test } from 'vitest';
import { readCsv } from '../../../testing/read-csv.ts';
import { toCsv } from './csv.ts';

describe('a table as CSV', () => {
  test('begins with the byte order mark by which Excel knows UTF-8, and with no line that would hide it', () => {
    const bytes = new TextEncoder().encode(toCsv([['Zoë']], 'nl'));
    expect([...bytes.slice(0, 4)]).toEqual([0xef, 0xbb, 0xbf, '"'.charCodeAt(0)]);
  });

  test.each([
    ['nl', ';'],
    ['de', ';'],
    ['fr', ';'],
    ['en', ','],
  ] as const)('is separated in %s as spreadsheets there are: %s', (language, separator) => {
    expect(toCsv([['a', 1]], language)).toBe(`\uFEFF"a"${separator}1\r\n`);
  });

  test.each(['=1+1', '+31612345678', '-1+1', '-1,5-A1', '-A1', '@SUM(A1)', '\t=1', '\r=1'])(
    'keeps %j from being a formula',
    (text) => {
      const [[cell] = []] = readCsv(toCsv([[text]], 'nl').slice(1), ';');
      expect(String(cell).startsWith("'")).toBe(true);
    },
  );

  test.each(['-5', '-0,5', '-12.25'])('leaves %j, an answer, as it is', (text) => {
    expect(readCsv(toCsv([[text]], 'nl').slice(1), ';')).toEqual([[text]]);
  });

  test('reads back as it was: separators, quotes, lines, empty cells, emoji, right-to-left, and numbers as numbers', () => {
    const rows = [
      ['Ali; "de" jongste, 2B', 4, '', 'regel 1\nregel 2'],
      ['👩🏽‍🔬 נועה', 0, 'x'.repeat(200), "d'accord"],
    ];
    expect(readCsv(toCsv(rows, 'nl').slice(1), ';')).toEqual(rows);
    expect(readCsv(toCsv(rows, 'en').slice(1), ',')).toEqual(rows);
  });

  test('has one kind of line end in a cell, and nothing where there is nothing', () => {
    expect(readCsv(toCsv([['a\r\nb\rc', undefined]], 'nl').slice(1), ';')).toEqual([['a\nb\nc', '']]);
  });
});
