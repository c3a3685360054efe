import { isNumber, toNumber } from '../bson/codec.ts';
import { RANK, rankOf } from '../bson/order.ts';
import type { Condition } from '../filter/filter.ts';
import type { IndexInfo } from '../storage/catalogue-entries.ts';
import { componentBytes } from '../storage/index-keys.ts';
import { afterPrefix } from '../storage/keys.ts';

/** The values of one indexed field that a filter leaves: single points, or one range of bytes, end exclusive. */
export type FieldBounds =
  | { readonly kind: 'points'; readonly points: readonly Buffer[]; readonly used: readonly Condition[] }
  | { readonly kind: 'range'; readonly start: Buffer; readonly end: Buffer; readonly used: readonly Condition[] };

/** What the conditions on an index's field number `at` leave of its values; undefined when they leave all. */
export function boundsFor(index: IndexInfo, at: number, conditions: readonly Condition[]): FieldBounds | undefined {
  const path = index.fields[at]?.path;
  const own = conditions.filter((condition) => condition.path === path);
  const points = own.map((condition) => pointsOf(index, at, condition)).filter((bounds) => bounds !== undefined);
  const narrowest = points.sort((a, b) => a.points.length - b.points.length)[0];
  return narrowest ?? rangeOf(index, at, own);
}

function pointsOf(index: IndexInfo, at: number, condition: Condition) {
  const { operator, operand } = condition;
  const values = operator === '$eq' ? [operand] : operator === '$in' && Array.isArray(operand) ? operand : undefined;
  if (!values?.every((value) => isPoint(index, value))) return undefined;
  const bytes = values.map((value) => componentBytes(index, at, value).bytes);
  const distinct = new Map(bytes.map((point) => [point.toString('latin1'), point]));
  // Below the top an entry for null may also stand for a path that ends in nothing, which does not match: to be checked.
  const used = values.includes(null) && condition.path.includes('.') ? [] : [condition];
  return { kind: 'points' as const, points: [...distinct.values()].sort(Buffer.compare), used };
}

/** An array is entered by its elements, a pattern stands for many values, and a sparse index does not know what is missing. */
function isPoint(index: IndexInfo, value: unknown): boolean {
  if (Array.isArray(value) || value instanceof RegExp) return false;
  return !(index.sparse && value === null);
}

function rangeOf(index: IndexInfo, at: number, conditions: readonly Condition[]): FieldBounds | undefined {
  if (index.truncated) return undefined;
  const ranges = conditions.filter(
    ({ operator, operand }) =>
      isRange(operator) && isOrderable(operand) && !componentBytes(index, at, operand).truncated,
  );
  // Two limits on an array may be met by two different elements, so there only one of them narrows the range.
  const used = index.multikey ? ranges.slice(0, 1) : ranges;
  const [first] = used;
  if (!first) return undefined;
  const rank = rankOf(first.operand);
  const sameType = used.filter(({ operand }) => rankOf(operand) === rank);
  const descending = index.fields[at]?.direction === -1;
  let start: Buffer = Buffer.of(descending ? ~rank & 0xff : rank);
  let end: Buffer = afterPrefix(start);
  for (const { operator, operand } of sameType) {
    const bytes = componentBytes(index, at, operand).bytes;
    const isLower = (operator === '$gt' || operator === '$gte') !== descending;
    const inclusive = operator === '$gte' || operator === '$lte';
    if (isLower) start = greater(start, inclusive ? bytes : afterPrefix(bytes));
    else end = lesser(end, inclusive ? afterPrefix(bytes) : bytes);
  }
  return { kind: 'range', start, end, used: sameType };
}

function isRange(operator: string): boolean {
  return operator === '$gt' || operator === '$gte' || operator === '$lt' || operator === '$lte';
}

/** Values whose `$lt` and `$gt` are one contiguous stretch of the index. Null means missing too, and NaN is no number. */
function isOrderable(value: unknown): boolean {
  const rank = rankOf(value);
  const simple: readonly number[] = [RANK.string, RANK.objectId, RANK.date, RANK.boolean];
  return simple.includes(rank) || (isNumber(value) && !Number.isNaN(toNumber(value)));
}

function greater(a: Buffer, b: Buffer): Buffer {
  return Buffer.compare(a, b) >= 0 ? a : b;
}

function lesser(a: Buffer, b: Buffer): Buffer {
  return Buffer.compare(a, b) <= 0 ? a : b;
}
