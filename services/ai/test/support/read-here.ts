import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOfTests } from '@exit-tickets/testing/folders';
import { OcrEngine } from '../../src/extraction/pictures/ocr-engine.ts';
import { readFile } from '../../src/extraction/read-file.ts';
import type { Reading } from '../../src/extraction/reading.ts';

/**
 * Reads files as the reader process does, but in the process of the tests: no process starts for each file, and the languages
 * are loaded once. The upload tests cover the reader process itself.
 */
export const readHere = () => {
  const folder = folderOfTests();
  const languageFolder = join(folder, 'languages');
  const ocr = new OcrEngine({ languageFolder, max: 100, onPicture: () => undefined });
  const read = (content: Buffer | string): Promise<Reading> => {
    const path = join(folder, randomUUID());
    writeFileSync(path, content);
    return readFile(path, { ocr, progress: () => undefined, hasTime: () => true });
  };
  const textOf = async (content: Buffer | string): Promise<string> => (await read(content)).text;
  return { ocr, read, textOf };
};
