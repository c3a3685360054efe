import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { encodingOf } from './decode-text.ts';
import type { Reader } from './reading.ts';

const chunkBytes = 1024 * 1024;
/** Most UTF-16 units kept in memory; the text is condensed further after cleaning. */
const maxHeld = 4 * chunkBytes;

const wholeLines = (text: string, max: number): string =>
  text.length <= max ? text : text.slice(0, text.lastIndexOf('\n', max) + 1 || max);

/** Reads a text file; of a very long one, the beginning of evenly spaced pieces. */
export const readTxt: Reader = async (path) => {
  const { size } = await stat(path);
  const share = Math.ceil(maxHeld / Math.max(1, Math.ceil(size / chunkBytes)));
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let text = '';
  let leftOut = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: chunkBytes })) {
    decoder ??= new TextDecoder(encodingOf(chunk));
    const piece = decoder.decode(chunk, { stream: true });
    const whole = wholeLines(piece, share);
    text += whole;
    leftOut += piece.length - whole.length;
  }
  return { text: text + (decoder?.decode() ?? ''), leftOut: [{ reason: 'condensed', count: leftOut }] };
};
