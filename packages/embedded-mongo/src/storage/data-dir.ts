import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataDirLockedError, DataDirUnwritableError } from '../errors.ts';

const SQLITE_BUSY = 5;

/** Gives the lock of a data folder back. */
type Unlock = () => void;

/**
 * Makes the data folder if need be, private to its user, and locks it. The lock is one of the operating system's, by way of
 * SQLite, which Node carries: it ends with the process however that ends, so no stale lock can remain, it cannot be won
 * twice, and it also holds between containers that share the folder.
 */
export function lockDataDir(dataDir: string): Unlock {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    chmodSync(dataDir, 0o700);
  } catch (error) {
    throw unwritable(dataDir, error);
  }
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(dataDir, 'lock.sqlite'), { timeout: 0 });
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
      const advice = 'stop that one first, or give this one a folder of its own';
      throw new DataDirLockedError(`The data folder ${dataDir} is in use by another process: ${advice}`);
    }
    throw unwritable(dataDir, error);
  }
  const held = lock;
  return () => held.close();
}

/** The error for a data folder that cannot be used. */
export function unwritable(dataDir: string, cause: unknown): DataDirUnwritableError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new DataDirUnwritableError(`The data folder ${dataDir} cannot be written: ${reason}`, { cause });
}
