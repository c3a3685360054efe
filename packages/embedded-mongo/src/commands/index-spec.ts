import { type Doc, isDoc, isNumber, toNumber } from '../bson/codec.ts';
import { equalValues } from '../bson/order.ts';
import { MongoError, notImplemented } from '../errors.ts';
import { compileFilter } from '../filter/filter.ts';
import type { CollectionInfo, IndexField, IndexInfo } from '../storage/catalogue-entries.ts';
import { Arguments } from './arguments.ts';

/** A requested index, before it gets a number. */
export type IndexSpec = Pick<
  IndexInfo,
  'name' | 'fields' | 'unique' | 'sparse' | 'partialFilter' | 'expireAfterSeconds'
>;

const PARTIAL_OPERATORS: ReadonlySet<string> = new Set([
  '$eq',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$exists',
  '$type',
  '$in',
]);
const MAX_EXPIRE_SECONDS = 2 ** 31 - 1;

/** Validates one entry of `createIndexes`. */
export function parseIndexSpec(entry: unknown): IndexSpec {
  const args = new Arguments('indexes', entry, [
    'key',
    'name',
    'unique',
    'sparse',
    'partialFilterExpression',
    'expireAfterSeconds',
    'v',
    'background',
    'ns',
  ]);
  const fields = parseKey(args.doc('key'));
  const partialFilter = args.docOrNothing('partialFilterExpression');
  if (partialFilter) checkPartialFilter(partialFilter);
  if (partialFilter && args.flag('sparse'))
    throw new MongoError(67, 'cannot mix "partialFilterExpression" and "sparse" options');
  const isOnId = fields.length === 1 && fields[0]?.path === '_id';
  return {
    name: isOnId ? '_id_' : args.string('name'),
    fields,
    unique: isOnId || args.flag('unique'),
    sparse: args.flag('sparse'),
    ...(partialFilter && { partialFilter }),
    ...(args.get('expireAfterSeconds') !== undefined && { expireAfterSeconds: parseExpiry(args, fields) }),
  };
}

function parseKey(key: Doc): IndexField[] {
  const fields = Object.entries(key).map(([path, direction]): IndexField => {
    if (typeof direction === 'string' || path.startsWith('$') || path.includes('.$') || path.includes('$**')) {
      throw notImplemented(`An index on ${path}: ${String(direction)}`);
    }
    const number = isNumber(direction) ? toNumber(direction) : 0;
    if (number === 0 || path.split('.').includes('')) throw new MongoError(67, `Bad index key on '${path}'`);
    return { path, direction: number < 0 ? -1 : 1 };
  });
  if (fields.length === 0) throw new MongoError(67, 'Index keys cannot be empty');
  return fields;
}

function parseExpiry(args: Arguments, fields: readonly IndexField[]): number {
  const seconds = args.natural('expireAfterSeconds', 0);
  if (seconds > MAX_EXPIRE_SECONDS) throw new MongoError(67, 'TTL index expireAfterSeconds is too large');
  if (fields.length !== 1 || fields[0]?.path === '_id')
    throw new MongoError(67, 'TTL indexes are single-field indexes, and not on _id');
  return seconds;
}

function checkPartialFilter(filter: Doc): void {
  const { conditions, isConjunction } = compileFilter(filter);
  const odd = conditions.find(
    ({ operator, operand }) => !PARTIAL_OPERATORS.has(operator) || (operator === '$exists' && operand !== true),
  );
  if (!isConjunction || odd)
    throw new MongoError(67, `Expression not supported in partial index: ${odd?.operator ?? '$or'}`);
}

/** The existing index that makes a new one redundant; throws on a conflict with a partly equal one. */
export function existingIndex(collection: CollectionInfo, spec: IndexSpec): IndexInfo | undefined {
  const sameName = collection.indexes.find(({ name }) => name === spec.name);
  if (sameName && !sameKey(sameName, spec)) {
    throw new MongoError(86, `An existing index has the same name as the requested index: ${spec.name}`);
  }
  if (sameName && !sameOptions(sameName, spec))
    throw new MongoError(86, `An equivalent index already exists with different options: ${spec.name}`);
  if (sameName) return sameName;
  const twin = collection.indexes.find(
    (index) =>
      sameKey(index, spec) &&
      samePartialFilter(index, spec) &&
      index.sparse === spec.sparse &&
      index.unique === spec.unique,
  );
  if (twin) throw new MongoError(85, `Index already exists with a different name: ${twin.name}`);
  return undefined;
}

function sameKey(a: IndexSpec, b: IndexSpec): boolean {
  return equalValues(keyPattern(a), keyPattern(b));
}

function sameOptions(a: IndexSpec, b: IndexSpec): boolean {
  return (
    a.unique === b.unique &&
    a.sparse === b.sparse &&
    a.expireAfterSeconds === b.expireAfterSeconds &&
    samePartialFilter(a, b)
  );
}

function samePartialFilter(a: IndexSpec, b: IndexSpec): boolean {
  return equalValues(a.partialFilter ?? null, b.partialFilter ?? null);
}

/** An index's fields in MongoDB's notation. */
export function keyPattern({ fields }: Pick<IndexInfo, 'fields'>): Doc {
  return Object.fromEntries(fields.map(({ path, direction }) => [path, direction]));
}

/** Whether a value is the key pattern of an index; `dropIndexes` accepts that as well as a name. */
export function matchesKey(index: IndexInfo, key: unknown): boolean {
  return isDoc(key) && equalValues(keyPattern(index), key);
}
