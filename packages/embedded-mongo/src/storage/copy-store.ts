import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { open } from 'lmdb';
import { TABLE_OPTIONS } from './engine.ts';

/**
 * Copies a consistent snapshot of a data folder into a new folder, which can then be used as a data folder itself. A
 * running server is not interrupted.
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
