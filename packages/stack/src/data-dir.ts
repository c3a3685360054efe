import { access, constants, mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
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
