import { decode } from '../bson/codec.ts';
import { compileFilter } from '../filter/filter.ts';
import { execute, type Query } from '../query/execute.ts';
import { parseStoredProjection } from '../query/projection.ts';
import { parseSort } from '../query/sort.ts';
import type { ServerContext } from '../server-context.ts';
import type { CollectionInfo } from '../storage/catalogue-entries.ts';
import { type Command, collectionName, namespaceOf } from './command.ts';
import { openCursor } from './cursor-commands.ts';

const DEFAULT_BATCH = 101;

/** `find` */
export const find: Command = {
  fields: ['filter', 'sort', 'projection', 'skip', 'limit', 'batchSize', 'singleBatch'],
  run: (server, call) => {
    const { args } = call;
    const limit = args.integer('limit', 0);
    const query = {
      filter: compileFilter(args.doc('filter')),
      sort: parseSort(args.doc('sort')),
      skip: args.natural('skip', 0),
      limit: Math.abs(limit),
    };
    const projection = parseStoredProjection(args.doc('projection'));
    const collection = server.catalogue.find(call.database, collectionName(call));
    const batchSize = args.natural('batchSize', DEFAULT_BATCH);
    const found = collection ? results(server, collection, query, batchSize) : [];
    const shown = projection ? Iterator.from(found).map(projection) : found;
    const isSingle = args.flag('singleBatch') || limit < 0;
    return openCursor(server, namespaceOf(call), shown, { batchSize, limit: query.limit || undefined, isSingle });
  },
};

/**
 * The matching documents. The first batch is returned directly. Of the rest only the ids are kept, because a result may
 * be larger than memory, and no snapshot of the store may stay open between calls. These documents are read when they
 * are due, and skipped if they were deleted or no longer match.
 */
function* results(
  server: ServerContext,
  collection: CollectionInfo,
  query: Query,
  firstBatch: number,
): Generator<Buffer> {
  const head: Buffer[] = [];
  const rest: number[] = [];
  for (const { bytes, recordId } of execute(server.records, collection, query)) {
    if (head.length < firstBatch) head.push(bytes);
    else rest.push(recordId);
  }
  yield* head;
  for (const recordId of rest) {
    const bytes = server.records.get(collection, recordId);
    if (bytes && query.filter.matches(decode(bytes))) yield bytes;
  }
}
