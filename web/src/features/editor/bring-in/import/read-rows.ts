import { searchKey } from '@exit-tickets/contracts/rules';
import type { Read } from './imported.ts';

/**
 * Parses a table copied from a spreadsheet in one pass: cells are separated by tabs, and quoted if they contain quotes
 * or line breaks.
 */
export const cellsOf = (table: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at <= table.length; ) {
    let cell = '';
    if (table[at] === '"') {
      at += 1;
      for (;;) {
        const quote = table.indexOf('"', at);
        cell += table.slice(at, quote < 0 ? table.length : quote);
        at = quote < 0 ? table.length : quote + 1;
        if (quote < 0 || table[at] !== '"') break;
        cell += '"';
        at += 1;
      }
    }
    const start = at;
    while (at < table.length && table[at] !== '\t' && table[at] !== '\n') at += 1;
    row.push((cell + table.slice(start, at)).trim());
    if (table[at] !== '\t') {
      rows.push(row);
      row = [];
    }
    at += 1;
  }
  return rows;
};

/** A spreadsheet formula, or the error value of one. */
const formula = /^=(?:[a-z]{2,20}\(|\$?[a-z]{1,3}\$?\d)|^#(?:[a-z]{2,12}[!?]|DIV\/0!|N\/[AB])$/i;

/** Possible headings of the question column. */
const headings = ['vraag', 'vragen', 'question', 'questions', 'frage', 'fragen'];

const readRow = ([text = '', answer = '', ...others]: string[], number: number): Read => {
  if ([text, answer, ...others].some((cell) => formula.test(cell))) return { number, reason: 'formula' };
  const options = others.filter(Boolean);
  if (options.length === 0) return { number, text, answer: answer || undefined };
  const right = options.find((option) => searchKey(option) === searchKey(answer));
  if (right !== undefined || !answer) return { number, text, options, right };
  // Sorted, so that the position of the right answer gives nothing away.
  return { number, text, options: [...options, answer].sort((one, other) => one.localeCompare(other)), right: answer };
};

/** Reads a table: question, model answer, and options for multiple choice. Blank rows and a heading are skipped. */
export const readRows = (table: string): Read[] =>
  cellsOf(table).flatMap((row, place) => {
    const isHeading = place === 0 && headings.includes(searchKey(row[0] ?? ''));
    return isHeading || row.every((cell) => cell === '') ? [] : [readRow(row, place + 1)];
  });
