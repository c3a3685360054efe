import { type Canvas, createCanvas } from '@napi-rs/canvas';

/** Longest side in pixels at which lines of text are still separate. */
const smallSide = 700;
/** Tile size in pixels for comparing brightness: photos have darker areas, such as the shadow of a hand. */
const tileSide = 32;
const darker = 12;
const maxDegrees = 20;
/** A page counts as sideways only if that direction is clearer by this factor. */
const clearer = 1.5;
/** A slant must be clearer than none by this factor. */
const minGain = 1.05;

interface Points {
  xs: number[];
  ys: number[];
  diagonal: number;
}

/** Finds points darker than their surroundings. */
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

/** How sharply rows of dark points and gaps alternate at a given slant. */
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
 * The clockwise rotation of text lines in a picture, in whole degrees: up to 20 of skew, or about 90 for a sideways
 * page. Does not show which way is up. (Tesseract corrects the remaining skew of up to 5 degrees.)
 */
export const skewOf = (canvas: Canvas): number => {
  const points = darkPoints(canvas);
  const upright = clearest(points, 0);
  const sideways = clearest(points, 90);
  return (sideways.clarity > upright.clarity * clearer ? sideways : upright).degrees;
};
