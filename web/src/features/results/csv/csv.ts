import type { ListSeparator } from './list-separator.ts';

/** A number stays a number for the spreadsheet; nothing is an empty cell. */
export type Cell = string | number | undefined;

const byteOrderMark = '\uFEFF';

/** What a spreadsheet would calculate, or what makes the rest of the cell a formula. */
const formula = /^[=+\-@\t\r]/;
/** Begins as a formula does, and is one of the commonest answers in mathematics. */
const negativeNumber = /^-\d+(?:[.,]\d+)?$/;

/** Quoted always; an apostrophe keeps what looks like a formula text. */
const cellOf = (cell: Cell): string => {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const text = formula.test(cell) && !negativeNumber.test(cell) ? `'${cell}` : cell;
  return `"${text.replace(/\r\n?/g, '\n').replace(/"/g, '""')}"`;
};

/** A table as CSV (RFC 4180) that Excel, Numbers and Calc open right: UTF-8 with its mark, CRLF. */
export const toCsv = (rows: readonly (readonly Cell[])[], separator: ListSeparator): string =>
  byteOrderMark + rows.map((cells) => `${cells.map(cellOf).join(separator)}\r\n`).join('');
