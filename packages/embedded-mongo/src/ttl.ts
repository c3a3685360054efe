import { compileFilter } from './filter/filter.ts';
import { execute } from './query/execute.ts';
import type { ServerContext } from './server-context.ts';
import type { CollectionInfo, IndexInfo } from './storage/catalogue-entries.ts';

/** Most documents removed in one transaction, so that other writes get their turn. */
const BATCH = 500;

/** Removes documents that have expired by a TTL index. Returns their number. */
export async function removeExpired(server: ServerContext): Promise<number> {
  let removed = 0;
  for (const collection of server.catalogue.all()) {
    for (const index of collection.indexes) {
      if (index.expireAfterSeconds !== undefined) removed += await removeExpiredBy(server, collection, index);
    }
  }
  return removed;
}

async function removeExpiredBy(
  server: ServerContext,
  { database, name }: CollectionInfo,
  index: IndexInfo,
): Promise<number> {
  const [field] = index.fields;
  if (!field) return 0;
  const limit = new Date(server.now().getTime() - (index.expireAfterSeconds ?? 0) * 1000);
  const expired = { [field.path]: { $lte: limit } };
  // A partial TTL index expires only the documents that it contains.
  const filter = compileFilter(index.partialFilter ? { $and: [expired, index.partialFilter] } : expired);
  let removed = 0;
  let batch: number;
  do {
    batch = await server.engine.write(() => {
      const collection = server.catalogue.find(database, name);
      const matches = [...execute(server.records, collection, { filter, sort: [], skip: 0, limit: BATCH })];
      for (const { recordId, doc } of matches) if (collection) server.records.remove(collection, recordId, doc);
      return matches.length;
    });
    removed += batch;
  } while (batch === BATCH);
  return removed;
}
