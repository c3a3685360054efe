import { readFile } from 'node:fs/promises';
import { textOfLines } from '../page-lines.ts';
import type { Reader } from '../reading.ts';
import { decodePicture } from './picture.ts';

/** Reads the text of a picture; of an animation, only the first frame. */
export const readPicture: Reader = async (path, { ocr, progress }) => {
  const { canvas, otherFrames } = await decodePicture(await readFile(path));
  const lines = await ocr.read(canvas);
  progress(1, 1);
  return { text: textOfLines(lines), leftOut: [{ reason: 'frames', count: otherFrames }] };
};
