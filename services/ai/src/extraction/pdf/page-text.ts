import type { PDFPageProxy } from 'pdfjs-dist';
import type { Line } from '../page-lines.ts';

interface Fragment {
  str: string;
  transform: number[];
  width: number;
  height: number;
}

const isFragment = (item: object): item is Fragment => 'str' in item && 'transform' in item;

/** Converts a point to reading coordinates for an angle (radians, as in PDF): right, and down from `height`. */
export const placeInReading = (x: number, y: number, angle: number, height: number): { left: number; top: number } => ({
  left: x * Math.cos(angle) + y * Math.sin(angle),
  top: height + x * Math.sin(angle) - y * Math.cos(angle),
});

/** Directions closer than this are equal, in radians. */
const sameAngle = 0.05;

/**
 * Joins fragments at the same height; a gap between two becomes a space. Heights follow the direction of the letters,
 * so the rotation of the page does not matter.
 */
export class PageText {
  readonly lines: Line[] = [];
  letters = 0;
  /** Direction of the last text added. */
  angle = 0;
  #right = 0;
  readonly #height: number;

  constructor(height: number) {
    this.#height = height;
  }

  add({ str, transform, width, height }: Fragment): void {
    const [a = 1, b = 0, , scale = 0, x = 0, y = 0] = transform;
    const angle = Math.atan2(b, a);
    const { left, top } = placeInReading(x, y, angle, this.#height);
    const size = height || Math.abs(scale);
    const last = this.lines.at(-1);
    const isSameLine = last && Math.abs(this.angle - angle) < sameAngle && Math.abs(last.top - top) < size / 2;
    if (isSameLine) {
      const gap = left - this.#right;
      last.text += gap > size * 0.15 && !last.text.endsWith(' ') && !str.startsWith(' ') ? ` ${str}` : str;
      last.height = Math.max(last.height, size);
    } else if (str.trim() !== '') this.lines.push({ text: str, top, height: size });
    if (str.trim() !== '') this.angle = angle;
    this.#right = left + width;
    this.letters += str.trim().length;
  }
}

/** Dots, lines to write on and bullets, which are frequent on normal pages. */
const usualSigns = /[.…_\-–—·•\s]/gu;
const minLetters = 40;

/** Whether text is mostly symbols: some fonts do not map their shapes to letters. */
export const isGibberish = (lines: readonly Line[]): boolean => {
  const text = lines.map((line) => line.text.replace(usualSigns, '')).join('');
  const inWords = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return text.length >= minLetters && inWords < text.length / 2;
};

/** The distance of the page's middle from the top, in a reading direction. */
export const middleOf = ({ view: [left = 0, bottom = 0, right = 0, top = 0] }: PDFPageProxy, angle: number): number =>
  placeInReading((left + right) / 2, (bottom + top) / 2, angle, top).top;

/** Streams a page's text and stops after `max` letters: a small file can hold hundreds of megabytes of text. */
export const readPageText = async (page: PDFPageProxy, max: number): Promise<PageText> => {
  const found = new PageText(page.view[3] ?? 0);
  const reader = page.streamTextContent({ includeMarkedContent: false, disableNormalization: false }).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return found;
    for (const item of value.items) if (isFragment(item)) found.add(item);
    if (found.letters > max) {
      await reader.cancel(new Error('enough'));
      return found;
    }
  }
};
