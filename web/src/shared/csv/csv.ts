import type { ListSeparator } from './list-separator.ts';

/** Numbers stay numbers in the spreadsheet; undefined is an empty cell. */
export type Cell = string | number | undefined;

const byteOrderMark = '\uFEFF';

/**
 * Where a spreadsheet would find a formula, including programs that split at another separator than ours: for those,
 * quotes around a cell are ordinary characters and a line break in it ends the row. A negative number up to the end of
 * the cell is no formula; it is a very common answer in mathematics.
 */
const beforeFormula = /(^|[,;\t\n])(?="*[=+\-@＝＋－＠])(?!-\d+(?:[.,]\d+)?$)/g;

/** Always quoted; an apostrophe keeps apparent formulas as text. */
const cellOf = (cell: Cell): string => {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const text = cell.replace(/\r\n?/g, '\n').replace(beforeFormula, "$1'");
  return `"${text.replace(/"/g, '""')}"`;
};

/** A table as CSV (RFC 4180) that Excel, Numbers and Calc open correctly: UTF-8 with byte order mark, CRLF. */
export const toCsv = (rows: readonly (readonly Cell[])[], separator: ListSeparator): string =>
  byteOrderMark + rows.map((cells) => `${cells.map(cellOf).join(separator)}\r\n`).join('');
