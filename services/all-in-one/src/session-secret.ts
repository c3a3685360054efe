import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { secrets } from '@exit-tickets/service-kit/process';
import { codeOf } from './data-dir.ts';
import { StartError } from './start-error.ts';

/** The content of the file; undefined if it does not exist. */
const read = async (path: string): Promise<string | undefined> => {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new StartError(`${path} cannot be read`, error);
  }
};

/** Creates a file atomically, so that a crash never leaves an incomplete one. Keeps an existing file. */
const createWhole = async (path: string, content: string): Promise<void> => {
  const draft = `${path}.${process.pid}`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
    await link(draft, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await file.close();
    await rm(draft);
  }
};

/**
 * The secrets that sign and verify sessions. Created at the first start, readable by this user only, then reused.
 * @throws {StartError} when the file does not contain a valid secret
 */
export const storedSecrets = async (dataDir: string): Promise<string[]> => {
  const path = join(dataDir, 'session-secret');
  if ((await read(path)) === undefined) await createWhole(path, randomBytes(48).toString('base64url'));
  const { data, error } = secrets.safeParse(await read(path));
  if (data) return data;
  const advice = 'delete it and a new one is made (everybody then logs in again)';
  throw new StartError(`${path} holds no secret of at least 32 bytes: ${advice}`, error);
};
