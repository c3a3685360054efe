import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AppError, limits } from '@exit-tickets/contracts';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { getDocument, PasswordException, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Line, textOfLines, withoutRunningTitles } from '../page-lines.ts';
import type { OcrEngine } from '../pictures/ocr-engine.ts';
import type { Reader, ReaderTools, Reading } from '../reading.ts';
import { addAnnotations } from './annotations.ts';
import { isMostlyPicture, recognisePage } from './page-picture.ts';
import { isGibberish, middleOf, type PageText, readPageText } from './page-text.ts';
import { withRecognised } from './recognised-lines.ts';

const resources = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (name: string): string => `${join(resources, name)}${sep}`;

const maxPages = 1_000;
/** Most letters kept of a page and of all pages, before they are condensed. */
const max = { ofPage: limits.contentLength, inAll: 20 * limits.contentLength };
/** A page with fewer letters, such as only a number, may be a picture of text. */
const minLetters = 10;
/** So may a page with fewer letters than this, such as a scanner's stamp, if pictures cover most of it. */
const fewLetters = 200;

const openDocument = (path: string) =>
  getDocument({
    url: pathToFileURL(path).href,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: limits.imagePixels,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
    standardFontDataUrl: folder('standard_fonts'),
    cMapUrl: folder('cmaps'),
    wasmUrl: folder('wasm'),
    iccUrl: folder('iccs'),
  });

interface PageReading {
  lines: Line[];
  letters: number;
  /** Whether it looks like a picture of text that was not read. */
  isUnread?: boolean;
  /** Its text, until text recognition has been tried. */
  found?: PageText;
}

const readText = async (page: PDFPageProxy): Promise<PageReading> => {
  const found = await readPageText(page, max.ofPage);
  const { lines, letters, angle } = found;
  const isCode = isGibberish(lines);
  if (letters < fewLetters || isCode) return { lines: isCode ? [] : lines, letters, isUnread: true, found };
  await addAnnotations(page, lines, angle);
  return { lines, letters };
};

/** Adds recognised text to a page with little text of its own, if it may be a picture. */
const readPicture = async (page: PDFPageProxy, found: PageText, ocr: OcrEngine): Promise<PageReading> => {
  const { letters, angle } = found;
  const isCode = isGibberish(found.lines);
  const isPicture = letters < minLetters || isCode || (await isMostlyPicture(page));
  const isUnread = isPicture && ocr.isFull;
  const recognised = isPicture && !isUnread ? await recognisePage(page, ocr) : [];
  const own = isCode && (isUnread || recognised.length > 0) ? [] : found.lines;
  const lines = withRecognised(own, recognised, middleOf(page, angle));
  // The picture also shows filled-in form values.
  await addAnnotations(page, lines, angle, recognised);
  return { lines, letters, isUnread };
};

/**
 * Reads pages in order within the limits of time and letters: first all text, then pictures, which are slow. A broken
 * page is empty and does not affect the others.
 * @throws the error of the first page if all are broken
 */
const readPages = async (
  document: PDFDocumentProxy,
  { ocr, hasTime, progress }: ReaderTools,
): Promise<PageReading[]> => {
  const pages: PageReading[] = [];
  const errors: unknown[] = [];
  let done = 0;
  const read = async (index: number, readPage: (page: PDFPageProxy) => Promise<PageReading>): Promise<PageReading> => {
    const { lines = [], letters = 0 } = pages[index] ?? {};
    let reading: PageReading = { lines, letters };
    try {
      const page = await document.getPage(index + 1);
      reading = await readPage(page);
      page.cleanup();
    } catch (error) {
      if (lines.length === 0) errors.push(error);
    }
    pages[index] = reading;
    if (!reading.found) progress(++done, document.numPages);
    return reading;
  };
  let left: number = max.inAll;
  while (pages.length < Math.min(document.numPages, maxPages) && left > 0 && (pages.length === 0 || hasTime()))
    left -= (await read(pages.length, readText)).letters;
  for (const [index, { found }] of pages.entries())
    if (found && hasTime()) await read(index, (page) => readPicture(page, found, ocr));
  if (errors.length === pages.length) throw errors[0];
  return pages;
};

const asReading = (pages: readonly PageReading[], unread: number): Reading => {
  const own = withoutRunningTitles(pages.map(({ lines }) => lines));
  const lineCount = (all: readonly (readonly Line[])[]): number => all.reduce((sum, lines) => sum + lines.length, 0);
  return {
    text: own.map(textOfLines).filter(Boolean).join('\n\n'),
    leftOut: [
      { reason: 'repeated', count: lineCount(pages.map(({ lines }) => lines)) - lineCount(own) },
      { reason: 'no_text', count: pages.filter(({ lines, isUnread }) => lines.length === 0 && !isUnread).length },
      { reason: 'too_many_pages', count: unread + pages.filter(({ isUnread }) => isUnread).length },
    ],
  };
};

/** Reads a PDF page by page, including form values. Scanned pages, even with a stamp, are read by text recognition. */
export const readPdf: Reader = async (path, tools) => {
  const loading = openDocument(path);
  try {
    const document = await loading.promise;
    const pages = await readPages(document, tools);
    return asReading(pages, document.numPages - pages.length);
  } catch (cause) {
    throw cause instanceof PasswordException ? new AppError('file_protected', { cause }) : cause;
  } finally {
    await loading.destroy();
  }
};
