import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { encodingOf } from './decode-text.ts';
import type { Reader } from './reading.ts';

const chunkBytes = 1024 * 1024;
/** What is held of a text at most, in UTF-16 units; it is condensed further once it is clean. */
const maxHeld = 4 * chunkBytes;

const wholeLines = (text: string, max: number): string =>
  text.length <= max ? text : text.slice(0, text.lastIndexOf('\n', max) + 1 || max);

/** A text file over its whole length: of a very long one the beginning of each piece. */
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
