import { readFile } from 'node:fs/promises';
import { AppError } from '@exit-tickets/contracts';
import * as cfb from 'cfb';

/** A file of the old Office: streams by name, in a file system of its own ([MS-CFB]). */
export interface CompoundFile {
  /** A stream of the file itself, not of what is embedded in it; names are the same in any letter case (2.6.4). */
  stream(name: string): Buffer | undefined;
}

/** @throws {AppError} `unreadable_file` when it is broken */
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
