// Runs as a separate process (see verify-store.ts): lmdb trusts its file, and a damaged one may crash the process.
import { inspect } from 'node:util';
import { ABORT, type Database } from 'lmdb';
import { decode } from '../bson/codec.ts';
import { CONTENT_KEY } from './catalogue.ts';
import { decodeCatalogue } from './catalogue-format.ts';
import { openFile, TABLE_OPTIONS } from './engine.ts';
import { CURRENT_FORMAT, formatOf } from './format.ts';

const [, , file = ''] = process.argv;

/** Reads every entry and returns their number. Damage may cause a cycle, so reading stops at the recorded number. */
function readAll(table: Database<Buffer, Buffer> | undefined, check?: (value: Buffer) => unknown): number {
  if (!table) return 0;
  const stats = table.getStats();
  const noted = 'entryCount' in stats ? Number(stats.entryCount) : 0;
  let read = 0;
  for (const { value } of table.getRange({})) {
    read += 1;
    if (read > noted) break;
    check?.(value);
  }
  if (read !== noted) throw new Error(`a table has not the ${noted} entries that were noted`);
  return read;
}

/** Throws at the first problem. */
function verify(): void {
  const root = openFile(file);
  // Does not create a missing table; lmdb then returns undefined, which its types do not declare.
  const existing = { ...TABLE_OPTIONS, create: false };
  const openTable = (name: string): Database<Buffer, Buffer> | undefined => root.openDB(name, existing);

  const documents = openTable('documents');
  const indexEntries = openTable('index-entries');
  const meta = openTable('meta');
  // Data of a newer release is read but not decoded: opening the store reports why it cannot be used.
  const isKnown = !meta || formatOf(meta) <= CURRENT_FORMAT;
  const entries = readAll(documents, isKnown ? decode : undefined) + readAll(indexEntries) + readAll(meta);
  // Only an interrupted first start leaves out a table, and then the other tables are still empty.
  if (entries > 0 && !(documents && indexEntries && meta)) throw new Error('a table is missing');
  const catalogue = meta?.get(CONTENT_KEY);
  if (catalogue && isKnown) decodeCatalogue(catalogue);

  // lmdb reads the list of free pages only for a write; the aborted transaction never reaches the file.
  root.transactionSync(() => {
    root.putSync(CONTENT_KEY, Buffer.alloc(1));
    return ABORT;
  });
}

let damage: string | null = null;
try {
  verify();
} catch (error) {
  damage = inspect(error);
}
process.send?.(damage);
