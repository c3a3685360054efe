import { parsePipeline, stageOf } from '../aggregate/pipeline.ts';
import { type Doc, encode, isDoc, isNumber } from '../bson/codec.ts';
import { MongoError } from '../errors.ts';
import { compileFilter, type Filter } from '../filter/filter.ts';
import { countMatches, execute } from '../query/execute.ts';
import type { ServerContext } from '../server-context.ts';
import type { CollectionInfo } from '../storage/catalogue-entries.ts';
import { Arguments } from './arguments.ts';
import { type Command, collectionName, namespaceOf } from './command.ts';
import { openCursor } from './cursor-commands.ts';

const DEFAULT_BATCH = 101;

/** `aggregate`: a `$match` in front is answered through the indexes. */
export const aggregate: Command = {
  fields: ['pipeline', 'cursor'],
  run: (server, call) => {
    const pipeline = call.args.list('pipeline');
    if (call.args.get('cursor') === undefined) throw new MongoError(9, "The 'cursor' option is required");
    const batchSize = new Arguments('cursor', call.args.doc('cursor'), ['batchSize']).natural(
      'batchSize',
      DEFAULT_BATCH,
    );
    const { filter, rest } = splitMatch(pipeline);
    const run = parsePipeline(rest);
    const collection = server.catalogue.find(call.database, collectionName(call));
    const results = run(isCount(rest) ? unread(server, collection, filter) : documents(server, collection, filter));
    return openCursor(server, namespaceOf(call), results.map(encode), { batchSize });
  },
};

function splitMatch(pipeline: readonly unknown[]): { filter: Filter; rest: readonly unknown[] } {
  const [name, spec] = pipeline.length > 0 ? stageOf(pipeline[0]) : [];
  if (name === '$match' && isDoc(spec)) return { filter: compileFilter(spec), rest: pipeline.slice(1) };
  return { filter: compileFilter({}), rest: pipeline };
}

/** Whether a pipeline only counts, as `countDocuments` does: one group of a constant, adding 1 for each. */
function isCount(pipeline: readonly unknown[]): boolean {
  const [name, spec] = pipeline.length === 1 ? stageOf(pipeline[0]) : [];
  if (name !== '$group' || !isDoc(spec)) return false;
  const { _id, ...fields } = spec;
  const isConstant = _id === null || isNumber(_id);
  return (
    isConstant &&
    Object.values(fields).every((field) => isDoc(field) && isNumber(field.$sum) && Object.keys(field).length === 1)
  );
}

function* documents(server: ServerContext, collection: CollectionInfo | undefined, filter: Filter): Generator<Doc> {
  for (const match of execute(server.records, collection, { filter, sort: [], skip: 0, limit: 0 })) yield match.doc;
}

/** As many documents as match, but empty: counting them needs no content. */
function* unread(server: ServerContext, collection: CollectionInfo | undefined, filter: Filter): Generator<Doc> {
  const count = countMatches(server.records, collection, filter);
  for (let i = 0; i < count; i++) yield {};
}
