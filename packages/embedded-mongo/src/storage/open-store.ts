import { accessSync, constants, statSync } from 'node:fs';
import { DataDirDamagedError, StoreTooNewError } from '../errors.ts';
import type { Logger } from '../logger.ts';
import { unwritable } from './data-dir.ts';
import { Engine } from './engine.ts';
import { bringUp } from './format.ts';
import { dataFile, noteClosed, noteOpen, wasClosed, wasMade } from './store-state.ts';
import { findDamage } from './verify-store.ts';

/** The open store of a data folder. */
export interface Store {
  readonly engine: Engine;
  close(): Promise<void>;
}

/**
 * Opens the store of a locked data folder, or creates one in a folder that never had any. lmdb would replace an emptied
 * file with a new store and end the process on a damaged one, so the file is checked first: completely, unless it is
 * unchanged since the last clean close. A store of an older release is upgraded to the current format.
 *
 * @throws DataDirDamagedError when data is missing or damaged
 * @throws DataDirUnwritableError when the data cannot be read or written
 * @throws StoreTooNewError when a newer release wrote the data
 */
export async function openStore(folder: string, logger: Logger): Promise<Store> {
  const file = dataFile(folder);
  await refuseDamage(folder, file);
  const engine = openEngine(folder, file);
  const close = async (): Promise<void> => {
    await engine.close();
    try {
      noteClosed(folder, file);
    } catch (error) {
      logger.warn({ err: error }, 'the next start will verify the database: its good end could not be noted');
    }
  };
  try {
    bringUp(engine, folder);
  } catch (error) {
    await close();
    throw error instanceof StoreTooNewError ? error : unwritable(folder, error);
  }
  return { engine, close };
}

async function refuseDamage(folder: string, file: string): Promise<void> {
  if (sizeOf(folder, file) === 0) {
    if (wasMade(folder)) throw damaged(folder, 'data.mdb is missing or empty');
    return;
  }
  if (wasClosed(folder, file)) return;
  const damage = await findDamage(file);
  if (damage !== undefined) throw damaged(folder, 'data.mdb is damaged', damage);
}

/** The size in bytes; 0 when there is no file. */
function sizeOf(folder: string, file: string): number {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats) return 0;
    if (!stats.isFile()) throw new Error('data.mdb is not a file');
    accessSync(file, constants.R_OK | constants.W_OK);
    return stats.size;
  } catch (error) {
    throw unwritable(folder, error);
  }
}

function openEngine(folder: string, file: string): Engine {
  try {
    const engine = new Engine(file);
    noteOpen(folder);
    return engine;
  } catch (error) {
    throw unwritable(folder, error);
  }
}

function damaged(folder: string, what: string, cause?: string): DataDirDamagedError {
  const advice = 'restore this folder from a backup, or move it away to begin anew';
  return new DataDirDamagedError(`The data in ${folder} cannot be used, ${what}: ${advice}`, { cause });
}
