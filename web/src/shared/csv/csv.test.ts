import { describe, expect, test } from 'vitest';
import { readAsSpreadsheet, readCsv } from '../../testing/read-csv.ts';
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

  test.each([
    ...['=1+1', '+31612345678', '-1+1', '-1,5-A1', '-A1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '-5\n*A1'],
    ...['a;=1+1', 'a,=1+1', 'a\t=1+1', 'a\n=1+1', 'a\r\n=1+1', 'a,,=1+1', ';=1;b', 'a,-A1,b', 'a;+A1', 'a;@SUM(A1)'],
    ...['a,"=1+1"', 'a\n"=1+1', 'a"\n=1', '"\n",=1', '",=1', 'a,-1;-1,5-A1', '-2,-A1', '\n', '"', ',"'],
  ])('keeps %j from being a formula, whichever separator a spreadsheet splits at', (text) => {
    // Also beside itself: a quote or a line end in one cell changes how the next one is read.
    const rows = [
      [text, text, 'c'],
      ['a', text, text],
    ];
    const formula = /^(?!-\d+(?:[.,]\d+)?$)[=+\-@＝＋－＠]/;
    for (const written of [';', ','] as const)
      for (const read of [';', ',', '\t']) {
        const cells = readAsSpreadsheet(toCsv(rows, written).slice(1), read).flat();
        expect(cells.filter((cell) => formula.test(cell.trimStart()))).toEqual([]);
      }
  });

  test.each(['-5', '-0,5', '-12.25', '4;-5', '4,-0.5', 'ja, - of nee', 'x = 2; y = 3'])(
    'leaves %j, an answer, as it is',
    (text) => {
      expect(readCsv(toCsv([[text]], ';').slice(1), ';')).toEqual([[text]]);
    },
  );

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
