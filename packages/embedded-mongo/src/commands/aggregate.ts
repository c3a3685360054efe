import { type Doc, encode, Int32, isDoc, isNumber, toNumber } from '../bson/codec.ts';
import { MongoError, notImplemented } from '../errors.ts';
import { compileFilter } from '../filter/filter.ts';
import { countMatches } from '../query/execute.ts';
import { Arguments } from './arguments.ts';
import { type Command, collectionName, namespaceOf } from './command.ts';
import { openCursor } from './cursor-commands.ts';

const DEFAULT_BATCH = 101;

/** `aggregate`, as drivers send it for `countDocuments`: `$match` and a `$group` that counts. */
export const aggregate: Command = {
  fields: ['pipeline', 'cursor'],
  run: (server, call) => {
    const pipeline = call.args.list('pipeline');
    if (call.args.get('cursor') === undefined) throw new MongoError(9, "The 'cursor' option is required");
    const batchSize = new Arguments('cursor', call.args.doc('cursor'), ['batchSize']).natural(
      'batchSize',
      DEFAULT_BATCH,
    );
    const { filter, counter } = parseCount(pipeline);
    const collection = server.catalogue.find(call.database, collectionName(call));
    const counted = countMatches(server.records, collection, compileFilter(filter));
    const result = counted === 0 ? [] : [encode({ _id: counter.id, [counter.name]: new Int32(counted) })];
    return openCursor(server, namespaceOf(call), result, { batchSize });
  },
};

interface Count {
  filter: Doc;
  counter: { id: unknown; name: string };
}

/** Parses a counting pipeline; any other is refused. */
function parseCount(pipeline: readonly unknown[]): Count {
  const stages = pipeline.map(stageOf);
  const next = (name: string): unknown => (stages[0]?.[0] === name ? stages.shift()?.[1] : undefined);
  const filter = next('$match') ?? {};
  if (!isDoc(filter)) throw new MongoError(2, 'the $match specification must be an object');
  const counter = counterOf(next('$group'));
  const [left] = stages;
  if (!counter || left) throw notImplemented(`Aggregation stage ${left?.[0] ?? 'other than a count'}`);
  return { filter, counter };
}

/** A stage's name and specification. */
function stageOf(stage: unknown): [name: string, spec: unknown] {
  const [entry, ...others] = isDoc(stage) ? Object.entries(stage) : [];
  if (!entry || others.length > 0)
    throw new MongoError(2, 'A pipeline stage specification object must contain exactly one field');
  return entry;
}

/** `{ _id: <constant>, <name>: { $sum: 1 } }` */
function counterOf(spec: unknown): Count['counter'] | undefined {
  if (!isDoc(spec)) return undefined;
  const { _id: id, ...fields } = spec;
  const [field, ...others] = Object.entries(fields);
  const isConstant = id === null || isNumber(id);
  if (!field || others.length > 0 || !isConstant) return undefined;
  const [name, sum] = field;
  const isOne = isDoc(sum) && isNumber(sum.$sum) && toNumber(sum.$sum) === 1 && Object.keys(sum).length === 1;
  return isOne ? { id, name } : undefined;
}
