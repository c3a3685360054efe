import type { ListSeparator } from './list-separator.ts';

/** A number stays a number for the spreadsheet; nothing is an empty cell. */
export type Cell = string | number | undefined;

const byteOrderMark = '\uFEFF';

/**
 * Where a spreadsheet begins a cell that it would calculate, also one that splits at another separator than ours: to that
 * one the quotes around a cell are letters, and a line end in it ends the row. A negative number at the end is none; it is
 * one of the commonest answers in mathematics.
 */
const beforeFormula = /(^|[,;\t\n])(?="*[=+\-@＝＋－＠])(?!-\d+(?:[.,]\d+)?$)/g;

/** Quoted always; an apostrophe keeps what looks like a formula text. */
const cellOf = (cell: Cell): string => {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const text = cell.replace(/\r\n?/g, '\n').replace(beforeFormula, "$1'");
  return `"${text.replace(/"/g, '""')}"`;
};

/** A table as CSV (RFC 4180) that Excel, Numbers and Calc open right: UTF-8 with its mark, CRLF. */
export const toCsv = (rows: readonly (readonly Cell[])[], separator: ListSeparator): string =>
  byteOrderMark + rows.map((cells) => `${cells.map(cellOf).join(separator)}\r\n`).join('');
