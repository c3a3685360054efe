import { AppError } from '@exit-tickets/contracts';
import type { Reader } from '../reading.ts';
import { openCompoundFile } from './compound-file.ts';
import { readWord97 } from './word97.ts';

/** Offsets in the header with the version and the encryption flag ([MS-DOC] FibBase). */
const head = { version: 2, flags: 10, bytes: 12, encrypted: 0x0100, word97: 106 };

/** Converts table rows: each cell ends with a tab, and so does the row; empty rows are dropped. */
const rowsOf = (text: string): string =>
  text.replace(/^\t+\n/gm, '').replace(/^(.*)\t$/gm, (_row, cells: string) => cells.split('\t').join(' | '));

const isRow = (line = ''): boolean => line.includes(' | ');

/** Puts paragraphs and table rows on lines; rows of a table stay together. */
const paragraphsOf = (text: string): string =>
  rowsOf(text)
    .split('\n')
    .map((line, at, lines) => (isRow(line) && isRow(lines[at + 1]) ? line : `${line}\n`))
    .join('\n')
    .slice(0, -1);

/** Reads a document of Word 97 to 2003: body, text boxes and notes; no headers and footers. */
export const readDoc: Reader = async (path) => {
  const file = await openCompoundFile(path);
  const stream = file.stream('WordDocument') ?? Buffer.alloc(0);
  if (stream.length < head.bytes) throw new Error('a document without a head');
  if (stream.readUInt16LE(head.flags) & head.encrypted) throw new AppError('file_protected');
  if (stream.readUInt16LE(head.version) < head.word97)
    throw new AppError('unsupported_file_type', { cause: new Error('a document of Word 6 or 95, or older') });
  const parts = await readWord97(file, stream);
  return { text: parts.map(paragraphsOf).join('\n\n'), leftOut: [] };
};
