import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataDirLockedError, DataDirUnwritableError } from '../errors.ts';

const SQLITE_BUSY = 5;

/** Releases the lock of a data folder. */
type Unlock = () => void;

/**
 * Creates the data folder if missing, accessible to its user only, and locks it. The lock is a file lock of the
 * operating system, taken through Node's SQLite. It ends with the process, so no stale lock can remain, only one
 * process can hold it, and it also works between containers that share the folder.
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
