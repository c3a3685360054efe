import { type Doc, Int32 } from '../bson/codec.ts';
import { MongoError } from '../errors.ts';
import { compileFilter } from '../filter/filter.ts';
import { execute } from '../query/execute.ts';
import { parseProjection } from '../query/projection.ts';
import { parseSort } from '../query/sort.ts';
import type { ServerContext } from '../server-context.ts';
import { parseUpdate } from '../update/update.ts';
import { upsertedDocument } from '../update/upsert.ts';
import { okReply } from '../wire/reply.ts';
import { type Command, type CommandRequest, collectionName } from './command.ts';
import { insertUpserted, updateMatch } from './modify.ts';

interface Result {
  readonly value: Doc | undefined;
  readonly lastErrorObject: Doc;
}

/** `findAndModify`: finds and changes in one transaction, so that only one of two concurrent callers can win. */
export const findAndModify: Command = {
  fields: ['query', 'sort', 'remove', 'update', 'new', 'fields', 'upsert'],
  run: async (server, call) => {
    const { args } = call;
    const wantsRemoval = args.flag('remove');
    if (wantsRemoval === (args.get('update') !== undefined))
      throw new MongoError(9, 'Either an update or remove=true must be specified');
    if (wantsRemoval && (args.flag('upsert') || args.flag('new')))
      throw new MongoError(9, "Cannot specify 'new' or 'upsert' with remove=true");
    const projection = parseProjection(args.doc('fields'));
    const { value, lastErrorObject } = await server.engine.write(() =>
      wantsRemoval ? removeOne(server, call) : updateOne(server, call),
    );
    return okReply({ lastErrorObject, value: value && projection ? projection(value) : (value ?? null) });
  },
};

function findOne(server: ServerContext, { database, args }: CommandRequest, name: string) {
  const filter = compileFilter(args.doc('query'));
  const collection = server.catalogue.find(database, name);
  const [match] = execute(server.records, collection, { filter, sort: parseSort(args.doc('sort')), skip: 0, limit: 1 });
  return { filter, found: collection && match ? { collection, match } : undefined };
}

function removeOne(server: ServerContext, call: CommandRequest): Result {
  const { found } = findOne(server, call, collectionName(call));
  if (!found) return { value: undefined, lastErrorObject: { n: new Int32(0) } };
  server.records.remove(found.collection, found.match.recordId, found.match.doc);
  return { value: found.match.doc, lastErrorObject: { n: new Int32(1) } };
}

function updateOne(server: ServerContext, call: CommandRequest): Result {
  const { args, database } = call;
  const name = collectionName(call);
  const change = parseUpdate(args.get('update'), server.now());
  const wantsNew = args.flag('new');
  const { filter, found } = findOne(server, call, name);
  if (found) {
    const { after } = updateMatch(server, found.collection, found.match, change);
    return { value: wantsNew ? after : found.match.doc, lastErrorObject: { n: new Int32(1), updatedExisting: true } };
  }
  if (!args.flag('upsert')) return { value: undefined, lastErrorObject: { n: new Int32(0), updatedExisting: false } };
  const { doc } = insertUpserted(server, database, name, upsertedDocument(filter, change));
  return {
    value: wantsNew ? doc : undefined,
    lastErrorObject: { n: new Int32(1), updatedExisting: false, upserted: doc._id },
  };
}
