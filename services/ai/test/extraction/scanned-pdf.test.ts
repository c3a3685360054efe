import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOfTests } from '@exit-tickets/testing/folders';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import type { Line } from '../../src/extraction/page-lines.ts';
import { readPdf } from '../../src/extraction/pdf/read-pdf.ts';
import { OcrEngine } from '../../src/extraction/pictures/ocr-engine.ts';
import { sumLeftOut } from '../../src/extraction/reading.ts';
import { pdfOfPictures, wholePage } from '../support/scans.ts';

const folder = folderOfTests();

const maxPictures = 5;

/** Returns these lines for the first picture, the next ones for the second, and so on, without any recognition. */
class Recogniser extends OcrEngine {
  readonly #found: readonly (readonly string[])[];

  constructor(found: readonly (readonly string[])[]) {
    super({ languageFolder: folder, max: maxPictures, onPicture: () => undefined });
    this.#found = found;
  }

  override get isFull(): boolean {
    return this.pictures >= maxPictures;
  }

  override async read(): Promise<Line[]> {
    const texts = this.#found[this.pictures++] ?? [];
    return texts.map((text, index) => ({ text, top: 100 + index * 40, height: 30, startsParagraph: index === 0 }));
  }
}

const read = async (content: Buffer, ocr: OcrEngine, hasTime = (): boolean => true) => {
  const path = join(folder, 'a.pdf');
  await writeFile(path, content);
  const { text, leftOut } = await readPdf(path, { ocr, hasTime, progress: () => undefined });
  return { text, leftOut: sumLeftOut(leftOut), recognised: ocr.pictures };
};

const stamp = 'Scanned with CamScanner';
const scan = { pictures: [[0, wholePage]], texts: [[20, stamp]] } as const;
const lesson = ['Wortels nemen water op', 'Bladeren maken suiker', 'Bloemen lokken insecten'];
/** More text than a scanner adds to a page. */
const muchText = Array.from(
  { length: 8 },
  (_, index) => [700 - index * 16, 'Planten maken hun eigen voedsel'] as const,
);

describe('a page with little text', () => {
  test('that is a scan loses the stamp that repeats on each page, and nothing else', async () => {
    const pages = lesson.map((_, index) => ({ ...scan, pictures: [[index, wholePage]] as const }));
    const pictures = lesson.map(() => createCanvas(8, 8));
    const found = lesson.map((line, index) => [line, index === 1 ? 'Scanned wilh CamScanner' : stamp]);
    expect(await read(pdfOfPictures(pages, pictures), new Recogniser(found))).toEqual({
      text: lesson.join('\n\n'),
      leftOut: [{ reason: 'repeated', count: 3 }],
      recognised: 3,
    });
  });

  test('has its text before the recognised text when that is its title', async () => {
    const slide = { ...scan, texts: [[740, 'De plant']] } as const;
    const { text } = await read(pdfOfPictures([slide]), new Recogniser([['De plant', ...lesson]]));
    expect(text).toBe(`De plant\n\n${lesson.join(' ')}`);
  });

  test.each([
    ['strips', Array.from({ length: 9 }, (_, index) => [0, [0, index * 88, 612, 88]] as const), 1],
    ['a small picture', [[0, [100, 100, 300, 300]] as const], 0],
    ['no picture', [], 0],
  ])('with %s is recognised only if that covers the page', async (_, pictures, times) => {
    const { text, recognised } = await read(pdfOfPictures([{ ...scan, pictures }]), new Recogniser([]));
    expect({ text, recognised }).toEqual({ text: stamp, recognised: times });
  });

  test('over a background that several pages share is recognised once at most', async () => {
    const pages = lesson.map((line) => ({ ...scan, texts: [[400, line]] as const }));
    const { text, recognised } = await read(pdfOfPictures(pages), new Recogniser([]));
    expect({ text, recognised }).toEqual({ text: lesson.join('\n\n'), recognised: 1 });
  });

  test('keeps its text when it has one picture too many, which is reported', async () => {
    const pages = Array.from({ length: maxPictures + 1 }, (_, index) => ({
      pictures: [[index, wholePage]] as const,
      texts: [[400, `Dit zijn planten ${'abcdef'[index]}`]] as const,
    }));
    const pictures = pages.map(() => createCanvas(8, 8));
    const { text, leftOut } = await read(pdfOfPictures(pages, pictures), new Recogniser([]));
    expect(text).toMatch(/Dit zijn planten f$/);
    expect(leftOut).toEqual([{ reason: 'too_many_pages', count: 1 }]);
  });

  test('leaves time for the text of later pages', async () => {
    const ocr = new Recogniser([[lesson[0] ?? '']]);
    const pages = [scan, { texts: muchText }];
    const { text } = await read(pdfOfPictures(pages), ocr, () => ocr.pictures === 0);
    expect(text).toContain('Wortels nemen water op');
    expect(text).toContain('Planten maken hun eigen voedsel');
  });

  test('with comments and a form has what was recognised of them only once', async () => {
    const entries = '/Annots [7 0 R 8 0 R 9 0 R]';
    const objects = [
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (n) /V (Sanne) /Rect [150 755 300 775] >>',
      '<< /Type /Annot /Subtype /FreeText /Contents (Kijk naar de wortels) /Rect [10 300 200 330] >>',
      '<< /Type /Annot /Subtype /Text /Contents (Dit staat in de toets) /Rect [10 10 30 30] >>',
    ];
    const found = [['Naam: Sanne', 'Kijk naar', 'de wortels', lesson[0] ?? '']];
    const { text } = await read(pdfOfPictures([{ ...scan, entries }], undefined, objects), new Recogniser(found));
    expect(text).toBe(
      `Naam: Sanne\nKijk naar\nde wortels\nWortels nemen water op\n\n${stamp}\n\n[Notes] Dit staat in de toets`,
    );
  });
});

test.each([true, false])(
  'a page with enough text is not recognised, whatever is under it (invisible text: %s)',
  async (isHidden) => {
    const page = { ...scan, texts: muchText, isHidden };
    expect((await read(pdfOfPictures([page]), new Recogniser([lesson]))).recognised).toBe(0);
  },
);
