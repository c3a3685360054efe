import { type Canvas, createCanvas } from '@napi-rs/canvas';

/** Lines of text still stand apart at this size of the longest side, in pixels. */
const smallSide = 700;
/** Brightness is compared within tiles of so many pixels: a photo is darker where a hand throws its shadow. */
const tileSide = 32;
const darker = 12;
const maxDegrees = 20;
/** By so much the other direction must be clearer before a page is taken to lie on its side. */
const clearer = 1.5;
/** A slant that is not clearer than none by this much is none. */
const minGain = 1.05;

interface Points {
  xs: number[];
  ys: number[];
  diagonal: number;
}

/** Where a picture is darker than what is around. */
const darkPoints = (source: Canvas): Points => {
  const scale = Math.min(1, smallSide / Math.max(source.width, source.height));
  const canvas = createCanvas(Math.ceil(source.width * scale), Math.ceil(source.height * scale));
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  context.drawImage(source, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const brightness = (x: number, y: number): number => data[(y * width + x) * 4 + 1] ?? 255;
  const points: Points = { xs: [], ys: [], diagonal: Math.ceil(Math.hypot(width, height)) };
  for (let top = 0; top < height; top += tileSide)
    for (let left = 0; left < width; left += tileSide) {
      const [right, bottom] = [Math.min(width, left + tileSide), Math.min(height, top + tileSide)];
      let sum = 0;
      for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) sum += brightness(x, y);
      const limit = sum / ((right - left) * (bottom - top)) - darker;
      for (let y = top; y < bottom; y += 1)
        for (let x = left; x < right; x += 1)
          if (brightness(x, y) < limit) {
            points.xs.push(x);
            points.ys.push(y);
          }
    }
  return points;
};

/** How sharply rows of dark points and gaps follow each other when a picture is read at a slant. */
const clarityAt = ({ xs, ys, diagonal }: Points, degrees: number): number => {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const rows = new Float64Array(2 * diagonal + 2);
  for (let index = 0; index < xs.length; index += 1) {
    const row = Math.round((ys[index] ?? 0) * cos - (xs[index] ?? 0) * sin) + diagonal;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let clarity = 0;
  for (let row = 1; row < rows.length; row += 1) clarity += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return clarity;
};

const clearest = (points: Points, around: number): { degrees: number; clarity: number } => {
  const straight = { degrees: around, clarity: clarityAt(points, around) };
  let best = { ...straight, clarity: straight.clarity * minGain };
  for (let slant = -maxDegrees; slant <= maxDegrees; slant += 1) {
    const clarity = clarityAt(points, around + slant);
    if (clarity > best.clarity) best = { degrees: around + slant, clarity };
  }
  return best;
};

/**
 * How far the lines of text in a picture are turned clockwise, in whole degrees: up to 20 askew, or about 90 when the page
 * lies on its side. Which way up it is, is not known from that. (Tesseract straightens what is left, up to 5 degrees.)
 */
export const skewOf = (canvas: Canvas): number => {
  const points = darkPoints(canvas);
  const upright = clearest(points, 0);
  const sideways = clearest(points, 90);
  return (sideways.clarity > upright.clarity * clearer ? sideways : upright).degrees;
};
