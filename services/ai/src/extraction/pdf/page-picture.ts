import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist';

/** At this many dots an inch text is recognised well, and no faster at fewer. */
const dotsPerInch = 150;
const pointsPerInch = 72;
/** A page larger than a poster is drawn smaller, in pixels. */
const maxSide = 3_000;

/** A page as it is seen, turned as it is shown. */
export const drawPage = async (page: PDFPageProxy): Promise<Canvas> => {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(dotsPerInch / pointsPerInch, maxSide / Math.max(width, height));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.max(1, Math.ceil(viewport.width)), Math.max(1, Math.ceil(viewport.height)));
  // pdf.js asks for the canvas of a browser and draws on this one, which has the same methods.
  const like = canvas as unknown as HTMLCanvasElement;
  await page.render({ canvas: like, viewport, background: 'white' }).promise;
  return canvas;
};
