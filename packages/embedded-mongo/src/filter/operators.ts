import { type Doc, isDoc } from '../bson/codec.ts';
import { orderedBytes, RANK, rankOf } from '../bson/order.ts';
import { reach } from '../bson/path.ts';
import { matchesElementItself } from './parse-filter.ts';
import { typeTest } from './types.ts';

/** A test of a document. */
export type Predicate = (doc: Doc) => boolean;
type ValueTest = (value: unknown) => boolean;
type FieldOperator = (path: string, operand: unknown) => Predicate;

/** How an operator gets the values to test from a document. */
interface Access {
  readonly values: (doc: Doc, path: string) => unknown[];
  readonly expanded: (doc: Doc, path: string) => unknown[];
}

interface Compiler {
  all(parsed: Doc): Predicate;
  field(path: string, operator: string, operand: unknown): Predicate;
}

function compilerFor({ values, expanded }: Access): Compiler {
  const some =
    (valuesOf: Access['values'], test: (operand: unknown) => ValueTest): FieldOperator =>
    (path, operand) => {
      const holds = test(operand);
      return (doc) => valuesOf(doc, path).some(holds);
    };
  const negated =
    (operator: FieldOperator): FieldOperator =>
    (path, operand) => {
      const holds = operator(path, operand);
      return (doc) => !holds(doc);
    };
  const $eq = some(expanded, equality);
  const $exists = some(values, () => (value) => value !== undefined);
  const operators: Readonly<Record<string, FieldOperator>> = {
    $eq,
    $ne: negated($eq),
    $in: some(expanded, membership),
    $gt: some(expanded, (operand) => ordering(operand, (order) => order > 0)),
    $gte: some(expanded, (operand) => ordering(operand, (order) => order >= 0)),
    $lt: some(expanded, (operand) => ordering(operand, (order) => order < 0)),
    $lte: some(expanded, (operand) => ordering(operand, (order) => order <= 0)),
    $regex: some(
      expanded,
      (pattern) => (value) => typeof value === 'string' && pattern instanceof RegExp && pattern.test(value),
    ),
    $exists: (path, wanted) => (wanted ? $exists(path, true) : negated($exists)(path, true)),
    $type: some(expanded, (types) => typeTest(Array.isArray(types) ? types : [])),
    $size: some(values, (size) => (value) => Array.isArray(value) && value.length === size),
    $elemMatch: some(values, elementTest),
    $not: negated((path, conditions) => every(fieldTests(path, conditions))),
  };

  const field = (path: string, operator: string, operand: unknown): Predicate => {
    const test = operators[operator];
    if (!test) throw new Error(`the operator ${operator} was parsed but has no test`);
    return test(path, operand);
  };
  const fieldTests = (path: string, conditions: unknown): Predicate[] =>
    Object.entries(isDoc(conditions) ? conditions : {}).map(([operator, operand]) => field(path, operator, operand));
  const all = (parsed: Doc): Predicate =>
    every(
      Object.entries(parsed).flatMap(([key, value]) => {
        if (!Array.isArray(value)) return fieldTests(key, value);
        const branches = value.map(all);
        return key === '$or' ? [(doc) => branches.some((holds) => holds(doc))] : branches;
      }),
    );
  return { all, field };
}

/** A test that holds when all of them hold. */
export function every(tests: readonly Predicate[]): Predicate {
  return (doc) => tests.every((holds) => holds(doc));
}

const fields = compilerFor({
  values: reach,
  expanded: (doc, path) => reach(doc, path).flatMap((value) => (Array.isArray(value) ? [value, ...value] : [value])),
});

/** For `$elemMatch` on elements: the element itself is the value, and a nested array is not expanded. */
const elements = compilerFor({ values: (doc) => [doc.element], expanded: (doc) => [doc.element] });

/** Compiles a parsed filter, or one condition of it. */
export const { all: compileParsed, field: compileCondition } = fields;

function elementTest(operand: unknown): ValueTest {
  const criteria = isDoc(operand) ? operand : {};
  if (matchesElementItself(criteria)) {
    const holds = elements.all({ element: criteria });
    return (value) => Array.isArray(value) && value.some((element) => holds({ element }));
  }
  const holds = fields.all(criteria);
  return (value) => Array.isArray(value) && value.some((element) => isDoc(element) && holds(element));
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
