import { AppError, limits } from '@exit-tickets/contracts';
import { type Canvas, createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { imageSize } from 'image-size';
import { countFrames } from './frames.ts';

/** Longest side for text recognition, in pixels: A4 at 220 dpi. More is slower and finds no more. */
const maxSide = 2_600;
/** In pixels; smaller pictures are enlarged, because letters of ten pixels are illegible. */
const smallSide = 1_000;

/** Draws on white, rotated clockwise by degrees, in a canvas large enough for the result. */
export const drawn = (source: Image | Canvas, scale: number, degrees = 0): Canvas => {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  const [width, height] = [source.width * scale, source.height * scale];
  const canvas = createCanvas(
    Math.max(1, Math.round(width * cos + height * sin)),
    Math.max(1, Math.round(width * sin + height * cos)),
  );
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(angle);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, -width / 2, -height / 2, width, height);
  return canvas;
};

export interface Picture {
  canvas: Canvas;
  /** Frames of an animation after the first, which is the picture. */
  otherFrames: number;
}

/**
 * Decodes a picture, upright by its camera orientation, at a size suited to text recognition.
 * @throws if it is broken; {AppError} `image_too_large` by its header, before decoding
 */
export const decodePicture = async (bytes: Buffer): Promise<Picture> => {
  const { width, height, type = '' } = imageSize(bytes);
  if (width * height > limits.imagePixels)
    throw new AppError('image_too_large', { cause: new Error(`${width} x ${height}`) });
  const image = await loadImage(bytes);
  const side = Math.max(image.width, image.height);
  const scale = side < smallSide ? 2 : Math.min(1, maxSide / side);
  return { canvas: drawn(image, scale), otherFrames: countFrames(bytes, type) - 1 };
};

/** A greyscale picture in PGM, a format that needs no compression. */
export const asPgm = (canvas: Canvas): Buffer => {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`);
  const pgm = Buffer.alloc(head.length + width * height);
  head.copy(pgm);
  // Weights of red, green and blue in perceived brightness, of 256 (ITU-R BT.601).
  for (let from = 0, to = head.length; to < pgm.length; from += 4, to += 1)
    pgm[to] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8;
  return pgm;
};
