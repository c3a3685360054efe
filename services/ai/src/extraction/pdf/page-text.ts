import type { PDFPageProxy } from 'pdfjs-dist';
import { Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Line } from '../page-lines.ts';

interface Fragment {
  str: string;
  transform: number[];
  width: number;
  height: number;
}

const isFragment = (item: object): item is Fragment => 'str' in item && 'transform' in item;

/** Puts fragments on one height together; a gap between two of them is a space. */
class PageText {
  readonly lines: Line[] = [];
  #right = 0;
  letters = 0;
  readonly #upright: number[];

  /** @param upright how the page is turned when it is shown, as a matrix */
  constructor(upright: number[]) {
    this.#upright = upright;
  }

  add({ str, transform, width, height }: Fragment): void {
    const [, , , scale = 0, left = 0, top = 0]: number[] = Util.transform(this.#upright, transform);
    const size = height || Math.abs(scale);
    const last = this.lines.at(-1);
    if (last && Math.abs(last.top - top) < size / 2) {
      const gap = left - this.#right;
      last.text += gap > size * 0.15 && !last.text.endsWith(' ') && !str.startsWith(' ') ? ` ${str}` : str;
      last.height = Math.max(last.height, size);
    } else if (str.trim() !== '') this.lines.push({ text: str, top, height: size });
    this.#right = left + width;
    this.letters += str.trim().length;
  }
}

/** Reads a page's text as it comes and stops at `most` letters: a small file can hold hundreds of megabytes of text. */
export const readPageText = async (page: PDFPageProxy, most: number): Promise<{ lines: Line[]; letters: number }> => {
  const found = new PageText(page.getViewport({ scale: 1 }).transform);
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
