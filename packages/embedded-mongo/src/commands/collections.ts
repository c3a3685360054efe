import { Binary } from 'bson';
import { type Doc, encode } from '../bson/codec.ts';
import { MongoError } from '../errors.ts';
import { compileFilter } from '../filter/filter.ts';
import { dropCollection, ensureCollection } from '../storage/collections.ts';
import { okReply } from '../wire/reply.ts';
import { type Command, collectionName } from './command.ts';
import { openCursor } from './cursor-commands.ts';

/** `create`, without options that change the kind of collection. */
export const create: Command = {
  fields: ['capped', 'autoIndexId'],
  run: async ({ engine, catalogue }, call) => {
    const name = collectionName(call);
    await engine.write(() => ensureCollection(catalogue, call.database, name));
    return okReply();
  },
};

/** `drop`; like MongoDB 7, succeeds when the collection does not exist. */
export const drop: Command = {
  fields: [],
  run: async ({ engine, catalogue, records }, call) => {
    const name = collectionName(call);
    await engine.write(() => {
      const collection = catalogue.find(call.database, name);
      if (collection) dropCollection(catalogue, records, collection);
    });
    return okReply({ ns: `${call.database}.${name}` });
  },
};

/** `dropDatabase` */
export const dropDatabase: Command = {
  fields: [],
  run: async ({ engine, catalogue, records }, { database }) => {
    await engine.write(() => {
      for (const collection of catalogue.all())
        if (collection.database === database) dropCollection(catalogue, records, collection);
    });
    return okReply({ dropped: database });
  },
};

/** `listCollections` */
export const listCollections: Command = {
  fields: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
  run: (server, { database, args }) => {
    const filter = compileFilter(args.doc('filter'));
    const entries = server.catalogue
      .all()
      .filter((collection) => collection.database === database)
      .map(({ name, number }) => ({
        name,
        type: 'collection',
        options: {},
        info: { readOnly: false, uuid: uuidOf(number) },
      }))
      .filter((entry) => filter.matches(entry));
    const shown: Doc[] = args.flag('nameOnly') ? entries.map(({ name, type }) => ({ name, type })) : entries;
    return openCursor(server, `${database}.$cmd.listCollections`, shown.map(encode), {
      batchSize: Number.POSITIVE_INFINITY,
    });
  },
};

/** `listDatabases` */
export const listDatabases: Command = {
  fields: ['filter', 'nameOnly', 'authorizedDatabases'],
  run: ({ catalogue }, { database, args }) => {
    if (database !== 'admin') throw new MongoError(13, 'listDatabases may only be run against the admin database');
    const names = [...new Set(catalogue.all().map((collection) => collection.database))].sort();
    const filter = compileFilter(args.doc('filter'));
    const databases = names.map((name) => ({ name })).filter((entry) => filter.matches(entry));
    return okReply({ databases });
  },
};

/** A collection's UUID, derived from its number, which this store never reuses. */
function uuidOf(number: number): Binary {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32BE(number, 12);
  return new Binary(bytes, Binary.SUBTYPE_UUID);
}
