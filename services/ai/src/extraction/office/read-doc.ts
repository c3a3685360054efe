import { AppError } from '@exit-tickets/contracts';
import type { Reader } from '../reading.ts';
import { openCompoundFile } from './compound-file.ts';
import { WordExtractor } from './word-extractor.ts';

/** Where the head of a document says that it is encrypted ([MS-DOC] FibBase). */
const flags = { offset: 10, encrypted: 0x0100 };

const isProtected = (document: Buffer): boolean =>
  document.length > flags.offset + 2 && (document.readUInt16LE(flags.offset) & flags.encrypted) !== 0;

/** A cell of a table ends with a tab, and so does the last one of its row. */
const rowsOf = (text: string): string =>
  text.replace(/^(.*)\t$/gm, (_row, cells: string) => cells.split('\t').join(' | '));

/** Each paragraph is a line, rows of a table too: these stay together. */
const paragraphsOf = (text: string): string => rowsOf(text).replace(/(?<!^.* \| .*)\n|\n(?!.* \| )/gm, '\n\n');

/** A document of the old Word: its body, text boxes and notes; no headers and footers. */
export const readDoc: Reader = async (path) => {
  const file = await openCompoundFile(path);
  if (isProtected(file.stream('WordDocument') ?? Buffer.alloc(0))) throw new AppError('file_protected');
  try {
    const document = await new WordExtractor().extract(path);
    const parts = [
      document.getBody(),
      document.getTextboxes({ includeHeadersAndFooters: false, includeBody: true }),
      document.getFootnotes(),
      document.getEndnotes(),
    ];
    return { text: parts.map(paragraphsOf).join('\n\n'), leftOut: [] };
  } catch (cause) {
    throw new AppError('unreadable_file', { cause });
  }
};
