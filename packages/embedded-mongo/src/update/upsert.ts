import { ObjectId } from 'bson';
import type { Doc } from '../bson/codec.ts';
import { MongoError } from '../errors.ts';
import type { Condition, Filter } from '../filter/filter.ts';
import { changeAt, parsePath } from './paths.ts';
import type { Update } from './update.ts';

/** A field that a filter restricts to a single value. */
interface FixedField {
  readonly path: string;
  readonly value: unknown;
}

/**
 * The document that an upsert inserts: the equalities of the filter, then the update. A replacement uses only `_id`.
 * Throws code 54 when two equalities concern the same field, 111 when a replacement's filter has only a part of `_id`.
 */
export function upsertedDocument(filter: Filter, update: Update): Doc {
  const fixed = filter.conditions.flatMap(fixedFields).filter(({ path }) => !update.isReplacement || isOfId(path));
  refuseContradictions(fixed);
  if (update.isReplacement) refusePartOfId(fixed);
  const start = fixed.reduce<Doc>((doc, { path, value }) => changeAt(doc, parsePath(path), () => value), {});
  const { _id, ...rest } = update.apply(start, true);
  return { _id: _id === undefined ? new ObjectId() : _id, ...rest };
}

function fixedFields({ path, operator, operand }: Condition): FixedField[] {
  if (operator === '$eq') return [{ path, value: operand }];
  const [only, ...others] = operator === '$in' && Array.isArray(operand) ? operand : [];
  return only === undefined || others.length > 0 || only instanceof RegExp ? [] : [{ path, value: only }];
}

function isOfId(path: string): boolean {
  return path === '_id' || path.startsWith('_id.');
}

/** Refuses even two equal values: MongoDB compares only the paths. */
function refuseContradictions(fixed: readonly FixedField[]): void {
  const paths = fixed.map(({ path }) => path).sort();
  for (const [i, path] of paths.entries()) {
    const clash = paths.find((other, j) => i < j && (other === path || other.startsWith(`${path}.`)));
    if (clash === undefined) continue;
    const what = clash === path ? `path '${path}' is matched twice` : `both paths '${clash}' and '${path}' are matched`;
    throw new MongoError(54, `cannot infer query fields to set, ${what}`);
  }
}

function refusePartOfId(fixed: readonly FixedField[]): void {
  const part = fixed.find(({ path }) => path !== '_id');
  if (!part) return;
  throw new MongoError(111, `field at '_id' must be exactly specified, field at sub-path '${part.path}' found`);
}
