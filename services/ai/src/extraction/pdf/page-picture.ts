import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist';
import { AnnotationMode, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Line } from '../page-lines.ts';
import type { OcrEngine } from '../pictures/ocr-engine.ts';

/** Good resolution for text recognition; lower ones are not faster. */
const dotsPerInch = 150;
const pointsPerInch = 72;
/** In pixels; larger pages, such as posters, are scaled down. */
const maxSide = 3_000;
/** Share of a page covered by pictures from which they may be its content, such as a 2:3 photo on a portrait page. */
const minPartOfPage = 0.5;

/** The factor by which a matrix scales areas. */
const growthOf = ([a = 1, b = 0, c = 0, d = 1]: readonly number[]): number => Math.abs(a * d - b * c);

/** pdf.js prefix for pictures used on several pages: these are backgrounds. */
const ofSeveralPages = 'g_';

/** Whether pictures cover most of a page. The strips that some scanners save are added up. */
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

/** Renders a page in its display orientation. */
const drawPage = async (page: PDFPageProxy): Promise<Canvas> => {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(dotsPerInch / pointsPerInch, maxSide / Math.max(width, height));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.max(1, Math.ceil(viewport.width)), Math.max(1, Math.ceil(viewport.height)));
  // pdf.js expects a browser canvas; this one has the same methods.
  const like = canvas as unknown as HTMLCanvasElement;
  await page.render({ canvas: like, viewport, background: 'white' }).promise;
  return canvas;
};

/** Recognises the lines of a page as displayed, with positions in points; for skewed text these are approximate. */
export const recognisePage = async (page: PDFPageProxy, ocr: OcrEngine): Promise<Line[]> => {
  const canvas = await drawPage(page);
  const points = page.getViewport({ scale: 1 }).height / canvas.height;
  const lines = await ocr.read(canvas);
  // In a PDF the position of a line is its baseline.
  return lines.map((line) => ({ ...line, top: (line.top + line.height) * points, height: line.height * points }));
};
