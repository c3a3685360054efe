import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataDirLockedError, startEmbeddedMongo } from '@exit-tickets/embedded-mongo';
import { copyStore } from '@exit-tickets/embedded-mongo/copy-store';
import type { AllInOneConfig } from './config.ts';
import { openDataDir, openUsedDataDir, readDatabaseNote, refuseFullDisk } from './data-dir.ts';

/** The URL of a database, and how to disconnect from it. */
export interface ReachedDatabase {
  url: string;
  close(): Promise<void>;
}

type DatabaseConfig = Pick<AllInOneConfig, 'MONGODB_URL' | 'DATA_DIR'>;

const nothingToClose = async (): Promise<void> => undefined;

const reachIn = async (dataDir: string): Promise<ReachedDatabase> => {
  try {
    return await startEmbeddedMongo({ dataDir: join(dataDir, 'database') });
  } catch (error) {
    if (!(error instanceof DataDirLockedError)) throw error;
    return { url: await readDatabaseNote(dataDir), close: nothingToClose };
  }
};

/**
 * Connects to the configured database, even while the app uses it.
 * @throws {StartError} when there is no embedded database yet
 */
export const reachDatabase = async ({ MONGODB_URL: url, DATA_DIR }: DatabaseConfig): Promise<ReachedDatabase> =>
  url ? { url, close: nothingToClose } : reachIn(await openUsedDataDir(DATA_DIR));

/** Like `reachDatabase`, but makes the embedded database if there is none. */
export const reachOrMakeDatabase = async (config: DatabaseConfig): Promise<ReachedDatabase> => {
  if (config.MONGODB_URL) return reachDatabase(config);
  const dataDir = await openDataDir(config.DATA_DIR);
  await refuseFullDisk(dataDir);
  return reachIn(dataDir);
};

/** Connects to a consistent state of the database: a copy, if a running app uses the embedded one. */
export const reachStillDatabase = async (config: DatabaseConfig): Promise<ReachedDatabase> => {
  if (config.MONGODB_URL) return reachDatabase(config);
  const dataDir = join(await openUsedDataDir(config.DATA_DIR), 'database');
  try {
    return await startEmbeddedMongo({ dataDir });
  } catch (error) {
    if (!(error instanceof DataDirLockedError)) throw error;
    const copy = await mkdtemp(join(tmpdir(), 'exit-tickets-copy-'));
    const remove = (): Promise<void> => rm(copy, { recursive: true, force: true });
    try {
      await copyStore(dataDir, copy);
      const { url, close } = await startEmbeddedMongo({ dataDir: copy });
      return { url, close: () => close().finally(remove) };
    } catch (failure) {
      await remove();
      throw failure;
    }
  }
};
