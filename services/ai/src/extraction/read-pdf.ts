import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AppError, limits } from '@exit-tickets/contracts';
import type { PDFPageProxy } from 'pdfjs-dist';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Line, textOfLines, withoutRunningTitles } from './page-lines.ts';

const resources = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (name: string): string => `${join(resources, name)}${sep}`;

interface Fragment {
  str: string;
  transform: number[];
  width: number;
  height: number;
}

const isFragment = (item: object): item is Fragment => 'str' in item && 'transform' in item;

/** Puts fragments on one height together; a gap between two of them is a space. */
class Page {
  readonly lines: Line[] = [];
  #right = 0;
  letters = 0;
  readonly #height: number;

  constructor(height: number) {
    this.#height = height;
  }

  add({ str, transform, width, height }: Fragment): void {
    const [, , , scale = 0, left = 0, bottom = 0] = transform;
    const top = this.#height - bottom;
    const size = height || Math.abs(scale);
    const last = this.lines.at(-1);
    if (last && Math.abs(last.top - top) < size / 2) {
      const gap = left - this.#right;
      last.text += gap > size * 0.15 && !last.text.endsWith(' ') && !str.startsWith(' ') ? ` ${str}` : str;
      last.height = Math.max(last.height, size);
    } else if (str.trim() !== '') this.lines.push({ text: str, top, height: size });
    this.#right = left + width;
    this.letters += str.length;
  }
}

/** Reads a page's text as it comes and stops at `most` letters: a small file can hold hundreds of megabytes of text. */
const readPage = async (page: PDFPageProxy, most: number): Promise<Page> => {
  const found = new Page(page.getViewport({ scale: 1 }).height);
  const reader = page.streamTextContent({ includeMarkedContent: false, disableNormalization: false }).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return found;
    for (const item of value.items) if (isFragment(item)) found.add(item);
    if (found.letters > most) {
      await reader.cancel(new Error('enough'));
      return found;
    }
  }
};

/** The text of a PDF, page by page, up to what is kept; pictures are not read. */
export const readPdf = async (path: string, progress: (done: number, total: number) => void): Promise<string> => {
  const loading = getDocument({
    url: pathToFileURL(path).href,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: 0,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
    standardFontDataUrl: folder('standard_fonts'),
    cMapUrl: folder('cmaps'),
  });
  try {
    const document = await loading.promise;
    const pages: Line[][] = [];
    let left: number = limits.contentLength;
    for (let number = 1; number <= document.numPages && left > 0; number += 1) {
      const page = await document.getPage(number);
      const { lines, letters } = await readPage(page, left);
      pages.push(lines);
      left -= letters;
      page.cleanup();
      progress(number, document.numPages);
    }
    return withoutRunningTitles(pages).map(textOfLines).join('\n\n');
  } catch (cause) {
    throw new AppError('unreadable_file', { cause });
  } finally {
    await loading.destroy();
  }
};
