import { createRequire } from 'node:module';
import type WordExtractor from 'word-extractor';
import type { CompoundFile } from './compound-file.ts';

const require = createRequire(import.meta.url);

/** The library's character conversion; its extractor reads these functions when it is loaded. */
const filters: Record<'clean' | 'binaryToUnicode', (text: string) => string> = require('word-extractor/lib/filters.js');
const { clean, binaryToUnicode } = filters;

// The library writes "undefined" for codes missing in its tables: optional hyphens (1F), the euro, unassigned codes. It
// drops the non-breaking hyphen (1E). Offsets are computed between the two filters, so the second one must replace
// character by character.
filters.clean = (text) => clean(text.replaceAll('\u001f', '').replaceAll('\u001e', '-'));
filters.binaryToUnicode = (text) =>
  binaryToUnicode(text.replaceAll('\u0080', '€').replace(/[\u0081\u008d\u008f\u0090\u009d]/g, '\ufffd'));

/** The part of the library that parses Word; its own compound-file reader is case-sensitive. */
interface WordReader {
  documentStream(file: CompoundFile, name: string): Promise<Buffer>;
  streamBuffer(stream: Buffer): Promise<Buffer>;
  extractWordDocument(file: CompoundFile, document: Buffer): Promise<WordExtractor.Document>;
}
const WordReader: new () => WordReader = require('word-extractor/lib/word-ole-extractor.js');

class ReaderOfStreams extends WordReader {
  override async documentStream(file: CompoundFile, name: string): Promise<Buffer> {
    const stream = file.stream(name);
    if (!stream) throw new Error(`a document without ${name}`);
    return stream;
  }

  override async streamBuffer(stream: Buffer): Promise<Buffer> {
    return stream;
  }
}

/** Reads a document of Word 97 to 2003: body, text boxes, footnotes and endnotes. */
export const readWord97 = async (file: CompoundFile, stream: Buffer): Promise<string[]> => {
  const document = await new ReaderOfStreams().extractWordDocument(file, stream);
  return [
    document.getBody(),
    document.getTextboxes({ includeHeadersAndFooters: false, includeBody: true }),
    document.getFootnotes(),
    document.getEndnotes(),
  ];
};
