import { readFile } from 'node:fs/promises';
import * as cfb from 'cfb';

/** A file of the old Office formats: a small file system with named streams ([MS-CFB]). */
export interface CompoundFile {
  /** Returns a stream of the file itself, not of embedded objects; names are case-insensitive (2.6.4). */
  stream(name: string): Buffer | undefined;
}

/** @throws if it is broken */
export const openCompoundFile = async (path: string): Promise<CompoundFile> => {
  const container = cfb.parse(await readFile(path));
  return {
    stream: (name) => {
      const content = cfb.find(container, `/${name}`)?.content;
      return content && Buffer.from(content);
    },
  };
};
