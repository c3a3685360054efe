import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataDirLockedError, startEmbeddedMongo } from '@exit-tickets/embedded-mongo';
import { copyStore } from '@exit-tickets/embedded-mongo/copy-store';
import type { AllInOneConfig } from './config.ts';
import { openDataDir, readDatabaseNote } from './data-dir.ts';

/** Where the database of a configuration is, and what ends looking at it. */
export interface ReachedDatabase {
  url: string;
  close(): Promise<void>;
}

const nothingToClose = async (): Promise<void> => undefined;

/** The database of this configuration, also while the app runs on it. */
export const reachDatabase = async (
  config: Pick<AllInOneConfig, 'MONGODB_URL' | 'DATA_DIR'>,
): Promise<ReachedDatabase> => {
  if (config.MONGODB_URL) return { url: config.MONGODB_URL, close: nothingToClose };
  const dataDir = await openDataDir(config.DATA_DIR);
  try {
    return await startEmbeddedMongo({ dataDir: join(dataDir, 'database') });
  } catch (error) {
    if (!(error instanceof DataDirLockedError)) throw error;
    return { url: await readDatabaseNote(dataDir), close: nothingToClose };
  }
};

/** The database of this configuration as it is at one moment: of an embedded one that the app runs on, a copy. */
export const reachStillDatabase = async (
  config: Pick<AllInOneConfig, 'MONGODB_URL' | 'DATA_DIR'>,
): Promise<ReachedDatabase> => {
  if (config.MONGODB_URL) return reachDatabase(config);
  const dataDir = join(await openDataDir(config.DATA_DIR), 'database');
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
