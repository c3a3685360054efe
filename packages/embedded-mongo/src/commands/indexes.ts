import { type Doc, decode, encode, Int32 } from '../bson/codec.ts';
import { MongoError } from '../errors.ts';
import type { ServerContext } from '../server-context.ts';
import type { CollectionInfo, IndexInfo } from '../storage/catalogue-entries.ts';
import { ensureCollection } from '../storage/collections.ts';
import { okReply } from '../wire/reply.ts';
import { type Command, collectionName, namespaceOf } from './command.ts';
import { openCursor } from './cursor-commands.ts';
import { existingIndex, type IndexSpec, keyPattern, matchesKey, parseIndexSpec } from './index-spec.ts';

/** `createIndexes`: built at once, in the same transaction. */
export const createIndexes: Command = {
  fields: ['indexes', 'commitQuorum'],
  run: async (server, call) => {
    const name = collectionName(call);
    const specs = call.args.list('indexes').map(parseIndexSpec);
    if (specs.length === 0) throw new MongoError(2, 'Must specify at least one index to create');
    const { catalogue, engine } = server;
    const reply = await engine.write(() => {
      const isNew = !catalogue.find(call.database, name);
      const before = ensureCollection(catalogue, call.database, name).indexes.length;
      const built: IndexInfo[] = [];
      try {
        for (const spec of specs) {
          const collection = ensureCollection(catalogue, call.database, name);
          if (!existingIndex(collection, spec)) built.push(buildIndex(server, collection, spec));
        }
      } catch (error) {
        // Other writes may share this transaction, so it cannot be rolled back: the indexes built so far are removed.
        removeIndexes(server, ensureCollection(catalogue, call.database, name), built);
        throw error;
      }
      return {
        numIndexesBefore: new Int32(before),
        numIndexesAfter: new Int32(before + built.length),
        createdCollectionAutomatically: isNew,
      };
    });
    return okReply(reply);
  },
};

function buildIndex(server: ServerContext, collection: CollectionInfo, spec: IndexSpec): IndexInfo {
  let index: IndexInfo = { ...spec, number: server.catalogue.nextNumber, multikey: false, truncated: false };
  try {
    for (const { recordId, bytes } of [...server.records.scan(collection)]) {
      index = server.records.addToIndex(collection, index, decode(bytes), recordId);
    }
  } catch (error) {
    server.records.clearIndex(index);
    throw error;
  }
  server.catalogue.put({ ...collection, indexes: [...collection.indexes, index] });
  return index;
}

/** `dropIndexes`: by name, by key, by a list of names, or all except the one on `_id`. */
export const dropIndexes: Command = {
  fields: ['index'],
  run: async (server, call) => {
    const name = collectionName(call);
    const which = call.args.get('index');
    const reply = await server.engine.write(() => {
      const collection = server.catalogue.find(call.database, name);
      if (!collection) throw new MongoError(26, `ns not found ${call.database}.${name}`);
      removeIndexes(server, collection, chosen(collection, which));
      return { nIndexesWas: new Int32(collection.indexes.length) };
    });
    return okReply(reply);
  },
};

function chosen(collection: CollectionInfo, which: unknown): IndexInfo[] {
  const droppable = collection.indexes.filter(({ name }) => name !== '_id_');
  if (which === '*') return droppable;
  const wanted = Array.isArray(which) ? which : [which];
  return wanted.map((one) => {
    if (one === '_id_') throw new MongoError(72, 'cannot drop _id index');
    const index = droppable.find((candidate) => candidate.name === one || matchesKey(candidate, one));
    if (!index) throw new MongoError(27, `index not found with name [${typeof one === 'string' ? one : 'key'}]`);
    return index;
  });
}

function removeIndexes(
  { catalogue, records }: ServerContext,
  collection: CollectionInfo,
  indexes: readonly IndexInfo[],
): void {
  if (indexes.length === 0) return;
  for (const index of indexes) records.clearIndex(index);
  const gone = new Set(indexes.map(({ number }) => number));
  catalogue.put({ ...collection, indexes: collection.indexes.filter(({ number }) => !gone.has(number)) });
}

/** `listIndexes` */
export const listIndexes: Command = {
  fields: ['cursor'],
  run: (server, call) => {
    const collection = server.catalogue.find(call.database, collectionName(call));
    if (!collection) throw new MongoError(26, `ns does not exist: ${namespaceOf(call)}`);
    const batchSize = Number.POSITIVE_INFINITY;
    return openCursor(server, namespaceOf(call), collection.indexes.map(describe).map(encode), { batchSize });
  },
};

function describe(index: IndexInfo): Doc {
  return {
    v: 2,
    key: keyPattern(index),
    name: index.name,
    ...(index.unique && index.name !== '_id_' && { unique: true }),
    ...(index.sparse && { sparse: true }),
    ...(index.partialFilter && { partialFilterExpression: index.partialFilter }),
    ...(index.expireAfterSeconds !== undefined && { expireAfterSeconds: index.expireAfterSeconds }),
  };
}
