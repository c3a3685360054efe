import { createRequire } from 'node:module';
import type WordExtractorClass from 'word-extractor';

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

/** Reads documents of Word 97 to 2003. */
export const WordExtractor: typeof WordExtractorClass = require('word-extractor');
