import { isNumber, toNumber } from '../bson/codec.ts';
import { RANK, rankOf } from '../bson/order.ts';
import type { Condition } from '../filter/filter.ts';
import type { IndexInfo } from '../storage/catalogue-entries.ts';
import { componentBytes } from '../storage/index-keys.ts';
import { afterPrefix } from '../storage/keys.ts';

/** The values of one indexed field that a filter allows: single points, or one range of bytes, end exclusive. */
export type FieldBounds =
  | { readonly kind: 'points'; readonly points: readonly Buffer[]; readonly used: readonly Condition[] }
  | { readonly kind: 'range'; readonly start: Buffer; readonly end: Buffer; readonly used: readonly Condition[] };

/** The bounds of an index's field number `at` under these conditions; undefined when they allow every value. */
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
  // An entry for null on a nested path may also come from a document that does not match: check the condition again.
  const used = values.includes(null) && condition.path.includes('.') ? [] : [condition];
  return { kind: 'points' as const, points: [...distinct.values()].sort(Buffer.compare), used };
}

/** An array is indexed by its elements, a pattern matches many values, and a sparse index omits missing values. */
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
  // Different elements of an array may satisfy two limits, so for a multikey index only one of them narrows the range.
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

/** Whether `$lt` and `$gt` select one contiguous range of the index. Excludes null (also means missing) and NaN. */
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
