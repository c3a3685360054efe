import { access, constants, mkdir, readdir, readFile, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { holdsStore, leastFreeBytes } from '@exit-tickets/embedded-mongo';
import { StartError } from './start-error.ts';

/** The code of a system's error, such as `ENOENT`. */
export const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Advice about a file that this process cannot access as needed. */
const mending = async (path: string, error: unknown): Promise<string> => {
  const code = codeOf(error);
  if (code === 'EROFS') return 'it is read-only: mount it so that it can be written to';
  if (code === 'ENOSPC') return 'its disk is full: make room, and start again';
  const found = await stat(path).catch(() => stat(dirname(path)).catch(() => undefined));
  const me = process.getuid?.();
  if (found === undefined || me === undefined || (code !== 'EACCES' && code !== 'EPERM'))
    return 'have a folder there that can be written to, or name another';
  return `${path} is of user ${found.uid}, and the app runs as user ${me}: chown -R ${me} the folder, where it comes from`;
};

const refuse = async (path: string, mode: number, dataDir: string): Promise<void> => {
  try {
    await access(path, mode);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw new StartError(`DATA_DIR ${dataDir} cannot be written to: ${await mending(path, error)}`, error);
  }
};

/**
 * Creates `DATA_DIR` if necessary and returns its absolute path.
 * @throws {StartError} when it, or a file in it, cannot be written to
 */
export const openDataDir = async (path: string): Promise<string> => {
  const dataDir = resolve(path);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be written to: ${await mending(dataDir, error)}`, error);
  }
  const { R_OK, W_OK, X_OK } = constants;
  const database = join(dataDir, 'database');
  for (const folder of [dataDir, database]) await refuse(folder, R_OK | W_OK | X_OK, dataDir);
  for (const name of await readdir(database).catch(() => [])) await refuse(join(database, name), R_OK | W_OK, dataDir);
  await refuse(noteOf(dataDir), W_OK, dataDir);
  await refuse(join(dataDir, 'session-secret'), R_OK, dataDir);
  return dataDir;
};

/**
 * Refuses a folder on a disk so full that the embedded database writes nothing, because each service writes at its start.
 * @throws {StartError}
 */
export const refuseFullDisk = async (dataDir: string): Promise<void> => {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < leastFreeBytes)
    throw new StartError(`the disk of DATA_DIR ${dataDir} is full: make room, and start again; nothing is lost`);
};

const noteOf = (dataDir: string): string => join(resolve(dataDir), 'database-url');

/** Whether the embedded database was ever made in this folder. */
export const hasDatabase = (dataDir: string): boolean => holdsStore(join(resolve(dataDir), 'database'));

/**
 * Like `openDataDir`, for commands that need existing data: creates nothing.
 * @throws {StartError} also when there is no database
 */
export const openUsedDataDir = (path: string): Promise<string> => {
  if (hasDatabase(path)) return openDataDir(path);
  throw new StartError(
    `DATA_DIR ${resolve(path)} holds no database: name the folder of the app, or start the app first`,
  );
};

/** Records the address of the embedded database, for commands that run beside the app. */
export const noteDatabase = (dataDir: string, url: string): Promise<void> =>
  writeFile(noteOf(dataDir), url, { mode: 0o600 });

/** The address of a running app's embedded database. */
export const readDatabaseNote = (dataDir: string): Promise<string> => readFile(noteOf(dataDir), 'utf8');

/** A file whose age shows when the last backup was made. */
export const backupNoteOf = (dataDir: string): string => join(resolve(dataDir), 'last-backup');

/** Default output folder of `npm run privacy-pack`. */
export const privacyPackOf = (dataDir: string): string => join(resolve(dataDir), 'privacy-pack');
