// Runs as a process of its own (see verify-store.ts): lmdb trusts its file, and reading a damaged one may end the process.
import { inspect } from 'node:util';
import { ABORT, type Database } from 'lmdb';
import { decode } from '../bson/codec.ts';
import { CONTENT_KEY } from './catalogue.ts';
import { decodeCatalogue } from './catalogue-format.ts';
import { openFile, TABLE_OPTIONS } from './engine.ts';
import { CURRENT_FORMAT, formatOf } from './format.ts';

const [, , file = ''] = process.argv;

/** Reads every entry and gives how many there are. Damage may lead in circles, so the number that was noted is the end. */
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

/** Throws at the first thing that is wrong. */
function verify(): void {
  const root = openFile(file);
  // A missing table is not made here; lmdb then gives undefined, which its types do not say.
  const existing = { ...TABLE_OPTIONS, create: false };
  const openTable = (name: string): Database<Buffer, Buffer> | undefined => root.openDB(name, existing);

  const documents = openTable('documents');
  const indexEntries = openTable('index-entries');
  const meta = openTable('meta');
  // What a newer release wrote is read, but not understood: opening it says why it cannot be used.
  const isKnown = !meta || formatOf(meta) <= CURRENT_FORMAT;
  const entries = readAll(documents, isKnown ? decode : undefined) + readAll(indexEntries) + readAll(meta);
  // Only a first start that was cut short leaves a table out, and then the others hold nothing yet.
  if (entries > 0 && !(documents && indexEntries && meta)) throw new Error('a table is missing');
  const catalogue = meta?.get(CONTENT_KEY);
  if (catalogue && isKnown) decodeCatalogue(catalogue);

  // The list of free pages is read only by writing; what is aborted never reaches the file.
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
