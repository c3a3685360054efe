import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist';
import { AnnotationMode, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Line } from '../page-lines.ts';
import type { OcrEngine } from '../pictures/ocr-engine.ts';

/** At this many dots an inch text is recognised well, and no faster at fewer. */
const dotsPerInch = 150;
const pointsPerInch = 72;
/** A page larger than a poster is drawn smaller, in pixels. */
const maxSide = 3_000;
/** Pictures that cover more of a page than this may be what it is for: a photo of two to three on an upright sheet, say. */
const minPartOfPage = 0.5;

/** By how much a matrix makes areas larger. */
const growthOf = ([a = 1, b = 0, c = 0, d = 1]: readonly number[]): number => Math.abs(a * d - b * c);

/** pdf.js calls pictures that it met on several pages so: they are a background, not what one page says. */
const ofSeveralPages = 'g_';

/** Whether most of a page is covered by pictures; strips, as some scanners save them, count together. */
export const isMostlyPicture = async (page: PDFPageProxy): Promise<boolean> => {
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const pageArea = (right - left) * (top - bottom);
  const saved: number[] = [];
  let [unit, covered] = [1, 0];
  for (const [index, operation] of fnArray.entries()) {
    const values = argsArray[index];
    if (operation === OPS.save || operation === OPS.paintFormXObjectBegin) saved.push(unit);
    if (operation === OPS.restore || operation === OPS.paintFormXObjectEnd) unit = saved.pop() ?? unit;
    else if (operation === OPS.transform) unit *= growthOf(values);
    else if (operation === OPS.paintFormXObjectBegin) unit *= growthOf(values[0] ?? []);
    else if (operation === OPS.paintImageMaskXObject || operation === OPS.paintInlineImageXObject) covered += unit;
    else if (operation === OPS.paintImageXObject && !String(values[0]).startsWith(ofSeveralPages)) covered += unit;
  }
  return covered > pageArea * minPartOfPage;
};

/** A page as it is seen, turned as it is shown. */
const drawPage = async (page: PDFPageProxy): Promise<Canvas> => {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(dotsPerInch / pointsPerInch, maxSide / Math.max(width, height));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.max(1, Math.ceil(viewport.width)), Math.max(1, Math.ceil(viewport.height)));
  // pdf.js asks for the canvas of a browser and draws on this one, which has the same methods.
  const like = canvas as unknown as HTMLCanvasElement;
  await page.render({ canvas: like, viewport, background: 'white' }).promise;
  return canvas;
};

/** The lines that are recognised on a page as it is seen, where they stand in points; askew ones stand about there. */
export const recognisePage = async (page: PDFPageProxy, ocr: OcrEngine): Promise<Line[]> => {
  const canvas = await drawPage(page);
  const points = page.getViewport({ scale: 1 }).height / canvas.height;
  const lines = await ocr.read(canvas);
  // Lines of a PDF stand where the feet of their letters do.
  return lines.map((line) => ({ ...line, top: (line.top + line.height) * points, height: line.height * points }));
};
