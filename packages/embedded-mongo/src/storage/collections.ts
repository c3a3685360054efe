import type { Catalogue } from './catalogue.ts';
import type { CollectionInfo, IndexInfo } from './catalogue-entries.ts';
import type { Records } from './records.ts';

/** The collection with this name; created if missing. Only inside a write. */
export function ensureCollection(catalogue: Catalogue, database: string, name: string): CollectionInfo {
  return catalogue.find(database, name) ?? createCollection(catalogue, database, name);
}

function createCollection(catalogue: Catalogue, database: string, name: string): CollectionInfo {
  const number = catalogue.nextNumber;
  const onId: IndexInfo = {
    number,
    name: '_id_',
    fields: [{ path: '_id', direction: 1 }],
    unique: true,
    sparse: false,
    multikey: false,
    truncated: false,
  };
  return catalogue.put({ number: number + 1, database, name, indexes: [onId] });
}

/** Removes a collection with its documents and indexes. Only inside a write. */
export function dropCollection(catalogue: Catalogue, records: Records, collection: CollectionInfo): void {
  records.clearDocuments(collection);
  for (const index of collection.indexes) records.clearIndex(index);
  catalogue.remove(collection);
}
