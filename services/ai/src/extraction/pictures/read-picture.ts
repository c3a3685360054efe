import { readFile } from 'node:fs/promises';
import { textOfLines } from '../page-lines.ts';
import type { Reader } from '../reading.ts';
import { decodePicture } from './picture.ts';

/** The text in a photo or a picture; of an animation, in its first frame. */
export const readPicture: Reader = async (path, { ocr, progress }) => {
  const { canvas, otherFrames } = await decodePicture(await readFile(path));
  const lines = await ocr.read(canvas);
  progress(1, 1);
  return { text: textOfLines(lines), leftOut: [{ reason: 'frames', count: otherFrames }] };
};
