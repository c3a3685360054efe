import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { open } from 'lmdb';
import { TABLE_OPTIONS } from './engine.ts';

/**
 * Copies what is stored in a data folder, as it is at one moment, into a new folder; also while a server works on it, which
 * goes on meanwhile. The copy is a data folder of its own.
 */
export async function copyStore(dataDir: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const source = open(join(dataDir, 'data.mdb'), { ...TABLE_OPTIONS, noSubdir: true, readOnly: true });
  try {
    await source.backup(join(folder, 'data.mdb'), true);
  } finally {
    await source.close();
  }
}
