import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A file beside the data since the first start, which distinguishes a lost data file from one that never existed. It is
 * empty while the store is open; after a clean close it holds the fingerprint of the data file.
 */
const stateFile = (folder: string): string => join(folder, 'store-state');

/** The file with all data. */
export const dataFile = (folder: string): string => join(folder, 'data.mdb');

/** Size and modification time of a file: while both are the same, the file counts as unchanged. */
function fingerprint(file: string): string {
  const { size, mtimeNs } = statSync(file, { bigint: true });
  return `${size} ${mtimeNs}`;
}

/** Whether a store was ever created in this folder. */
export function wasMade(folder: string): boolean {
  return existsSync(stateFile(folder));
}

/** Whether this folder holds a store, perhaps one whose data file is lost, or one from before the state file. */
export function holdsStore(folder: string): boolean {
  return wasMade(folder) || existsSync(dataFile(folder));
}

/** Whether the data file is unchanged since the last clean close. */
export function wasClosed(folder: string, file: string): boolean {
  return wasMade(folder) && readFileSync(stateFile(folder), 'utf8') === fingerprint(file);
}

/** How many bytes a start must verify before it can open the store. Opening it reports why it cannot be read. */
export function bytesToVerify(folder: string): number {
  const file = dataFile(folder);
  try {
    return wasClosed(folder, file) ? 0 : (statSync(file, { throwIfNoEntry: false })?.size ?? 0);
  } catch {
    return 0;
  }
}

/** Marks the store as in use until `noteClosed`. Emptying a file works on a full disk too. */
export function noteOpen(folder: string): void {
  writeFileSync(stateFile(folder), '', { mode: 0o600, flush: true });
}

/** Records that the store was closed cleanly. */
export function noteClosed(folder: string, file: string): void {
  writeFileSync(stateFile(folder), fingerprint(file), { mode: 0o600 });
}
