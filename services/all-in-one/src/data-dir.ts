import { access, constants, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartError } from './start-error.ts';

/**
 * The folder that holds everything, made if it is not there.
 * @throws {StartError} when nothing can be written to it
 */
export const openDataDir = async (path: string): Promise<string> => {
  const dataDir = resolve(path);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.R_OK | constants.W_OK);
    return dataDir;
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be written to`, error);
  }
};

const noteOf = (dataDir: string): string => join(resolve(dataDir), 'database-url');

/** Leaves word where the embedded database of this folder listens, for commands beside the running app. */
export const noteDatabase = (dataDir: string, url: string): Promise<void> =>
  writeFile(noteOf(dataDir), url, { mode: 0o600 });

/** Where the embedded database of a running app listens. */
export const readDatabaseNote = (dataDir: string): Promise<string> => readFile(noteOf(dataDir), 'utf8');
