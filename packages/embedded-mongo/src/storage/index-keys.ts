import { createHash } from 'node:crypto';
import type { Doc } from '../bson/codec.ts';
import { orderedBytes, RANK } from '../bson/order.ts';
import { reach } from '../bson/path.ts';
import { MongoError } from '../errors.ts';
import { compileFilter, type Filter } from '../filter/filter.ts';
import type { IndexField, IndexInfo } from './catalogue-entries.ts';

/** lmdb's longest key has 1,978 bytes; the index number and the record id need ten of them. */
const MAX_VALUES_BYTES = 1900;
const HASH_BYTES = 32;

/** One entry of a document in an index: its values, and their bytes. */
interface IndexKey {
  readonly values: readonly unknown[];
  readonly bytes: Buffer;
}

/** All entries of a document in an index. */
export interface IndexKeys {
  readonly keys: readonly IndexKey[];
  readonly truncated: boolean;
}

/** The index value of an empty array, which has no elements. */
const EMPTY_ARRAY = Symbol('empty array');

const partialFilters = new WeakMap<Doc, Filter>();

/** The filter that a document must match to be in a partial index. */
export function partialFilterOf(index: IndexInfo): Filter | undefined {
  if (!index.partialFilter) return undefined;
  const compiled = partialFilters.get(index.partialFilter) ?? compileFilter(index.partialFilter);
  partialFilters.set(index.partialFilter, compiled);
  return compiled;
}

const readFields = new WeakMap<IndexInfo, readonly string[] | 'any'>();

/** The fields of a document that its entries in an index depend on. */
function fieldsReadBy(index: IndexInfo): readonly string[] | 'any' {
  const known = readFields.get(index);
  if (known) return known;
  const paths = [...index.fields.map(({ path }) => path), ...Object.keys(index.partialFilter ?? {})];
  const fields = paths.some((path) => path.startsWith('$')) ? 'any' : paths.map(firstStep);
  readFields.set(index, fields);
  return fields;
}

function firstStep(path: string): string {
  return path.split('.', 1)[0] ?? path;
}

/** Whether a change may affect a document's entries in an index. Unchanged fields must keep the identical value. */
export function isAffected(index: IndexInfo, before: Doc, after: Doc): boolean {
  const fields = fieldsReadBy(index);
  return fields === 'any' || fields.some((field) => before[field] !== after[field]);
}

/** A document's entries in an index: one per element where a field is an array. */
export function indexKeys(index: IndexInfo, doc: Doc): IndexKeys {
  const partial = partialFilterOf(index);
  if (partial && !partial.matches(doc)) return { keys: [], truncated: false };
  const columns = index.fields.map((field) => reach(doc, field.path));
  if (index.sparse && columns.every((column) => column.every((value) => value === undefined)))
    return { keys: [], truncated: false };
  let truncated = false;
  const keys = new Map<string, IndexKey>();
  for (const values of combinations(columns.map(columnValues))) {
    const parts = values.map((value, i) => componentBytes(index, i, value));
    truncated ||= parts.some((part) => part.truncated);
    const bytes = Buffer.concat(parts.map((part) => part.bytes));
    keys.set(bytes.toString('latin1'), { values, bytes });
  }
  return { keys: [...keys.values()], truncated };
}

/** The bytes of one field's value in an index; a value too long for a key is cut and ends in a hash of the whole. */
export function componentBytes(index: IndexInfo, at: number, value: unknown): { bytes: Buffer; truncated: boolean } {
  const full = value === EMPTY_ARRAY ? Buffer.of(RANK.emptyArray) : orderedBytes(value);
  const limit = Math.floor(MAX_VALUES_BYTES / index.fields.length);
  const truncated = full.length > limit;
  const bytes = truncated
    ? Buffer.concat([full.subarray(0, limit - HASH_BYTES), createHash('sha256').update(full).digest()])
    : full;
  return { bytes: directed(bytes, index.fields[at]), truncated };
}

/** Bytes as stored in an index: a descending field has every bit inverted. */
function directed(bytes: Buffer, field: IndexField | undefined): Buffer {
  return field?.direction === -1 ? Buffer.from(bytes.map((byte) => ~byte & 0xff)) : bytes;
}

function columnValues(reached: readonly unknown[]): unknown[] {
  const values = reached.flatMap((value) => {
    if (!Array.isArray(value)) return [value ?? null];
    return value.length === 0 ? [EMPTY_ARRAY] : value.map((item) => item ?? null);
  });
  return values.length === 0 ? [null] : values;
}

function combinations(columns: readonly unknown[][]): unknown[][] {
  if (columns.filter((column) => column.length > 1).length > 1) {
    throw new MongoError(171, 'cannot index parallel arrays');
  }
  return columns.reduce<unknown[][]>(
    (rows, column) => rows.flatMap((row) => column.map((value) => [...row, value])),
    [[]],
  );
}

/** The values of an index entry for an error message or `keyValue`. */
export function keyValue(index: IndexInfo, key: IndexKey): Doc {
  return Object.fromEntries(
    index.fields.map((field, i) => [field.path, key.values[i] === EMPTY_ARRAY ? [] : key.values[i]]),
  );
}
