import { Context } from 'mingo/core';
import { $and, $not, $or } from 'mingo/operators/query/logical';
import { Query } from 'mingo/query';
import { type Doc, isDoc } from '../bson/codec.ts';
import { orderedBytes, RANK, rankOf } from '../bson/order.ts';
import { reach } from '../bson/path.ts';
import { matchesElementItself } from './parse-filter.ts';
import { typeTest } from './types.ts';

type Predicate = (doc: Doc) => boolean;
type ValueTest = (value: unknown) => boolean;
type FieldOperator = (path: string, operand: unknown, options?: unknown) => Predicate;

/** How an operator gets the values to test from a document. */
interface Access {
  readonly values: (doc: Doc, path: string) => unknown[];
  readonly expanded: (doc: Doc, path: string) => unknown[];
}

const FIELDS: Access = {
  values: reach,
  expanded: (doc, path) => reach(doc, path).flatMap((value) => (Array.isArray(value) ? [value, ...value] : [value])),
};

/** For `$elemMatch` on elements: the element itself is the value, and a nested array is not expanded. */
const ELEMENT: Access = { values: (doc) => [doc.element], expanded: (doc) => [doc.element] };

/**
 * mingo compiles the filter and combines conditions. The value tests are ours, because mingo does not compare BSON's
 * number types, different types or key order correctly, and flattens the values of a path.
 */
function contextFor(access: Access): Context {
  const some =
    (values: Access['values'], test: (operand: unknown) => ValueTest): FieldOperator =>
    (path, operand) => {
      const holds = test(operand);
      return (doc) => values(doc, path).some(holds);
    };
  const negated =
    (operator: FieldOperator): FieldOperator =>
    (path, operand) => {
      const holds = operator(path, operand);
      return (doc) => !holds(doc);
    };
  const $eq = some(access.expanded, equality);
  const $in = some(access.expanded, membership);
  const $regex = some(
    access.expanded,
    (pattern) => (value) => typeof value === 'string' && pattern instanceof RegExp && pattern.test(value),
  );
  const $exists = some(access.values, () => (value) => value !== undefined);
  const $elemMatch = some(access.values, elementTest);
  const query = {
    $eq,
    $ne: negated($eq),
    $in,
    $gt: some(access.expanded, (operand) => ordering(operand, (order) => order > 0)),
    $gte: some(access.expanded, (operand) => ordering(operand, (order) => order >= 0)),
    $lt: some(access.expanded, (operand) => ordering(operand, (order) => order < 0)),
    $lte: some(access.expanded, (operand) => ordering(operand, (order) => order <= 0)),
    $regex,
    $exists: ((path, wanted) =>
      wanted ? $exists(path, true) : negated($exists)(path, true)) satisfies FieldOperator as FieldOperator,
    $type: some(access.expanded, (types) => typeTest(Array.isArray(types) ? types : [])),
    $size: some(access.values, (size) => (value) => Array.isArray(value) && value.length === size),
    $elemMatch,
    $and,
    $or,
    $not,
  };
  return Context.init({ query });
}

/** mingo's context with every supported query operator, for filters on documents. */
export const queryContext: Context = contextFor(FIELDS);
const elementContext = contextFor(ELEMENT);

function elementTest(operand: unknown): ValueTest {
  const criteria = isDoc(operand) ? operand : {};
  if (matchesElementItself(criteria)) {
    const query = new Query({ element: criteria }, { context: elementContext });
    return (value) => Array.isArray(value) && value.some((element) => query.test({ element }));
  }
  const query = new Query(criteria, { context: queryContext });
  return (value) => Array.isArray(value) && value.some((element) => isDoc(element) && query.test(element));
}

/** Equality to a value; null also matches a missing field. */
export function equality(operand: unknown): ValueTest {
  if (operand === null || operand === undefined) return (value) => value === null || value === undefined;
  if (typeof operand === 'string') return (value) => value === operand;
  const rank = rankOf(operand);
  const bytes = orderedBytes(operand);
  return (value) => rankOf(value) === rank && orderedBytes(value).equals(bytes);
}

function membership(operand: unknown): ValueTest {
  const items: readonly unknown[] = Array.isArray(operand) ? operand : [];
  const patterns = items.filter((item) => item instanceof RegExp);
  // A string equals no value of another type.
  const texts = new Set(items.filter((item) => typeof item === 'string'));
  const others = new Set(
    items.filter((item) => typeof item !== 'string' && !(item instanceof RegExp)).map(fingerprint),
  );
  return (value) =>
    typeof value === 'string'
      ? texts.has(value) || patterns.some((pattern) => pattern.test(value))
      : others.has(fingerprint(value));
}

/** Order against a value of the same type; null also compares with missing, MinKey/MaxKey with any present value. */
export function ordering(operand: unknown, holds: (order: number) => boolean): ValueTest {
  const rank = rankOf(operand);
  const bytes = orderedBytes(operand);
  const anyType = rank === RANK.minKey || rank === RANK.maxKey;
  const isNaNOperand = rank === RANK.number && isNaNBytes(bytes);
  return (value) => {
    if (!anyType && rankOf(value) !== rank) return false;
    if (value === undefined && anyType) return false;
    const other = orderedBytes(value);
    if (rank === RANK.number && isNaNOperand !== isNaNBytes(other)) return false;
    return holds(Buffer.compare(other, bytes));
  };
}

function isNaNBytes(bytes: Buffer): boolean {
  return bytes.readBigUInt64BE(1) === 0n;
}

/** A string that is the same for two values exactly when they are equal. */
export function fingerprint(value: unknown): string {
  return orderedBytes(value).toString('latin1');
}
