import { textOfLines } from '../page-lines.ts';
import { decodePicture } from '../pictures/picture.ts';
import type { ReaderTools, Reading } from '../reading.ts';
import { listEntries, readPart } from './archive.ts';

const maxBytes = 50 * 1024 * 1024;

const textOf = async (bytes: Buffer | undefined, { ocr }: ReaderTools): Promise<string> => {
  // One unsupported or oversized picture does not stop the others.
  const picture = bytes && (await decodePicture(bytes).catch(() => undefined));
  return picture ? textOfLines(await ocr.read(picture.canvas)) : '';
};

/** Reads the pictures of a document without other text, such as photographed book pages pasted into Word. */
export const readPicturesInArchive = async (path: string, names: RegExp, tools: ReaderTools): Promise<Reading> => {
  const pictures = (await listEntries(path)).map(({ fileName }) => fileName).filter((name) => names.test(name));
  pictures.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const texts: string[] = [];
  let unread = 0;
  for (const [index, name] of pictures.entries()) {
    if (tools.ocr.isFull || !tools.hasTime()) {
      unread = pictures.length - index;
      break;
    }
    texts.push(await textOf(await readPart(path, name, maxBytes), tools));
    tools.progress(index + 1, pictures.length);
  }
  const empty = texts.filter((text) => text === '').length;
  return {
    text: texts.filter(Boolean).join('\n\n'),
    leftOut: [
      { reason: 'no_text', count: empty },
      { reason: 'too_many_pages', count: unread },
    ],
  };
};
