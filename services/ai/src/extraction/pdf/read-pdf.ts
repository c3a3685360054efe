import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AppError, limits } from '@exit-tickets/contracts';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { getDocument, PasswordException, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Line, textOfLines, withoutRunningTitles } from '../page-lines.ts';
import type { Reader, ReaderTools, Reading } from '../reading.ts';
import { addAnnotations } from './annotations.ts';
import { drawPage } from './page-picture.ts';
import { isGibberish, readPageText } from './page-text.ts';

const resources = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (name: string): string => `${join(resources, name)}${sep}`;

const maxPages = 1_000;
/** Letters that are held of a page, and of all pages, before they are condensed. */
const max = { ofPage: limits.contentLength, inAll: 20 * limits.contentLength };
/** A page with fewer letters than this, a number perhaps, may be a picture of text. */
const minLetters = 10;

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
  /** Whether it looks like a picture of text, and is one too many to be read. */
  isUnread?: boolean;
}

const readPage = async (page: PDFPageProxy, { ocr, hasTime }: ReaderTools): Promise<PageReading> => {
  const found = await readPageText(page, max.ofPage);
  const { lines, letters } = found;
  const isCode = isGibberish(lines);
  if (letters < minLetters || isCode) {
    if (ocr.isFull || !hasTime()) return { lines: isCode ? [] : lines, letters, isUnread: true };
    const recognised = await ocr.read(await drawPage(page));
    // What was filled in is on the picture, too.
    if (recognised.length > 0) return { lines: recognised, letters };
  }
  await addAnnotations(page, found);
  return { lines, letters };
};

/**
 * Pages one after the other, as far as the time and the letters reach. A page that is broken costs no other one: it is
 * empty.
 * @throws the error of the first page when all are broken
 */
const readPages = async (document: PDFDocumentProxy, tools: ReaderTools): Promise<PageReading[]> => {
  const pages: PageReading[] = [];
  const errors: unknown[] = [];
  let left: number = max.inAll;
  while (pages.length < Math.min(document.numPages, maxPages) && left > 0 && (pages.length === 0 || tools.hasTime())) {
    try {
      const page = await document.getPage(pages.length + 1);
      const reading = await readPage(page, tools);
      pages.push(reading);
      left -= reading.letters;
      page.cleanup();
    } catch (error) {
      errors.push(error);
      pages.push({ lines: [], letters: 0 });
    }
    tools.progress(pages.length, document.numPages);
  }
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

/** The text of a PDF, page by page, with what was filled into its forms; scanned pages are read as pictures. */
export const readPdf: Reader = async (path, tools) => {
  const loading = openDocument(path);
  try {
    const document = await loading.promise;
    const pages = await readPages(document, tools);
    return asReading(pages, document.numPages - pages.length);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError(cause instanceof PasswordException ? 'file_protected' : 'unreadable_file', { cause });
  } finally {
    await loading.destroy();
  }
};
