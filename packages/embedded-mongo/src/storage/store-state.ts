import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lies beside the data from the first start on, so a data file that was lost can be told from one that never was.
 * It is empty while the store is open; after a close in good order it holds the fingerprint of the data file.
 */
const stateFile = (folder: string): string => join(folder, 'store-state');

/** Where all that is stored lies. */
export const dataFile = (folder: string): string => join(folder, 'data.mdb');

/** Size and time of change of a file: while both are the same, so is the file. */
function fingerprint(file: string): string {
  const { size, mtimeNs } = statSync(file, { bigint: true });
  return `${size} ${mtimeNs}`;
}

/** Whether a store was ever made in this folder. */
export function wasMade(folder: string): boolean {
  return existsSync(stateFile(folder));
}

/** Whether the data file is as the last close in good order left it. */
export function wasClosed(folder: string, file: string): boolean {
  return wasMade(folder) && readFileSync(stateFile(folder), 'utf8') === fingerprint(file);
}

/** How much a start has to verify before it can open the store, in bytes. Opening it says why it cannot be read. */
export function bytesToVerify(folder: string): number {
  const file = dataFile(folder);
  try {
    return wasClosed(folder, file) ? 0 : (statSync(file, { throwIfNoEntry: false })?.size ?? 0);
  } catch {
    return 0;
  }
}

/** Notes that the store is in use, and not closed until `noteClosed`. Emptying a file works on a full disk too. */
export function noteOpen(folder: string): void {
  writeFileSync(stateFile(folder), '', { mode: 0o600, flush: true });
}

/** Notes that the store was closed in good order. */
export function noteClosed(folder: string, file: string): void {
  writeFileSync(stateFile(folder), fingerprint(file), { mode: 0o600 });
}
