import { createRequire } from 'node:module';
import type WordExtractor from 'word-extractor';
import type { CompoundFile } from './compound-file.ts';

const require = createRequire(import.meta.url);

/** How the library turns the letters of Word into those of Unicode; its extractor takes these when it is loaded. */
const filters: Record<'clean' | 'binaryToUnicode', (text: string) => string> = require('word-extractor/lib/filters.js');
const { clean, binaryToUnicode } = filters;

// For what is missing in its tables it writes the word "undefined": a place where a word may be broken (1F), the euro,
// codes without a letter. It loses the hyphen at which a word may not be broken (1E). Places in the file are counted in
// letters between the two: there one is put for one.
filters.clean = (text) => clean(text.replaceAll('\u001f', '').replaceAll('\u001e', '-'));
filters.binaryToUnicode = (text) =>
  binaryToUnicode(text.replaceAll('\u0080', '€').replace(/[\u0081\u008d\u008f\u0090\u009d]/g, '\ufffd'));

/** The part of the library that knows Word; the one that opens compound files takes names in one letter case only. */
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

/** What a document of Word 97 to 2003 says: its body, text boxes, footnotes and endnotes. */
export const readWord97 = async (file: CompoundFile, stream: Buffer): Promise<string[]> => {
  const document = await new ReaderOfStreams().extractWordDocument(file, stream);
  return [
    document.getBody(),
    document.getTextboxes({ includeHeadersAndFooters: false, includeBody: true }),
    document.getFootnotes(),
    document.getEndnotes(),
  ];
};
