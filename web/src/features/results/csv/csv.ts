import type { Language } from '@exit-tickets/contracts/rules';

/** A number stays a number for the spreadsheet; nothing is an empty cell. */
export type Cell = string | number | undefined;

/**
 * Excel splits at the list separator of the computer's region: a semicolon where the comma is in decimals, which holds for
 * all regions of these languages but those of English. A `sep=` line would say it, but then Excel ignores the byte order
 * mark and takes the text for another encoding.
 */
const separators: Record<Language, string> = { nl: ';', de: ';', fr: ';', en: ',' };
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

/** A table as CSV (RFC 4180) that Excel, Numbers and Calc open right in this language: UTF-8 with its mark, CRLF. */
export const toCsv = (rows: readonly (readonly Cell[])[], language: Language): string =>
  byteOrderMark + rows.map((cells) => `${cells.map(cellOf).join(separators[language])}\r\n`).join('');
