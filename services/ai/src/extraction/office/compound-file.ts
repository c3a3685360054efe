import { readFile } from 'node:fs/promises';
import { AppError } from '@exit-tickets/contracts';
import * as cfb from 'cfb';

/** A file of the old Office formats: a small file system with named streams ([MS-CFB]). */
export interface CompoundFile {
  /** Returns a stream of the file itself, not of embedded objects; names are case-insensitive (2.6.4). */
  stream(name: string): Buffer | undefined;
}

/** @throws {AppError} `unreadable_file` if it is broken */
export const openCompoundFile = async (path: string): Promise<CompoundFile> => {
  try {
    const container = cfb.parse(await readFile(path));
    return {
      stream: (name) => {
        const content = cfb.find(container, `/${name}`)?.content;
        return content && Buffer.from(content);
      },
    };
  } catch (cause) {
    throw new AppError('unreadable_file', { cause });
  }
};
