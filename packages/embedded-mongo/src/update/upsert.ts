import { ObjectId } from 'bson';
import type { Doc } from '../bson/codec.ts';
import type { Filter } from '../query/filter.ts';
import { changeAt, parsePath } from './paths.ts';
import type { Update } from './update.ts';

/** The document that an upsert inserts: what the filter says by equality, then the update. */
export function upsertedDocument(filter: Filter, update: Update): Doc {
  const known = filter.conditions.map(fixedValue).filter((fixed) => fixed !== undefined);
  const start = known
    .filter(({ path }) => !update.isReplacement || path === '_id')
    .reduce<Doc>((doc, { path, value }) => changeAt(doc, parsePath(path), () => value), {});
  const { _id, ...rest } = update.apply(start, true);
  return { _id: _id === undefined ? new ObjectId() : _id, ...rest };
}

/** The one value that a condition leaves for its field. */
function fixedValue({
  path,
  operator,
  operand,
}: Filter['conditions'][number]): { path: string; value: unknown } | undefined {
  if (operator === '$eq') return { path, value: operand };
  if (operator === '$in' && Array.isArray(operand) && operand.length === 1) return { path, value: operand[0] };
  const only = operator === '$all' && Array.isArray(operand) && operand.length === 1 ? operand[0] : undefined;
  return only && Object.hasOwn(only, '$eq') ? { path, value: only.$eq } : undefined;
}
