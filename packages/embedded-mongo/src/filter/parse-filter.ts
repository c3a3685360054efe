import { BSONRegExp, compileRegExp, type Doc, isDoc, isNumber, toNumber, toRegExp } from '../bson/codec.ts';
import { MongoError, notImplemented } from '../errors.ts';
import { typeTest } from './types.ts';

/** Validates the operand of an operator and converts it to the form that the operators use. */
type OperandParser = (operand: unknown, siblings: Doc) => unknown;

const value: OperandParser = (operand) => operand;

const comparable: OperandParser = (operand) => {
  if (operand instanceof BSONRegExp) throw new MongoError(2, "Can't have RegEx as arg to predicate over field");
  return operand;
};

const list: OperandParser = (operand) => {
  if (!Array.isArray(operand)) throw new MongoError(2, '$in needs an array');
  return operand.map((item) => {
    if (isDoc(item) && firstKey(item).startsWith('$')) throw new MongoError(2, 'cannot nest $ under $in');
    return item instanceof BSONRegExp ? toRegExp(item) : item;
  });
};

/** The supported field operators; any other is refused before its operand is read. */
const FIELD_OPERATORS: ReadonlyMap<string, OperandParser> = new Map<string, OperandParser>([
  ['$eq', value],
  ['$ne', comparable],
  ['$gt', comparable],
  ['$gte', comparable],
  ['$lt', comparable],
  ['$lte', comparable],
  ['$in', list],
  ['$exists', (operand) => isTruthy(operand)],
  ['$type', parseType],
  ['$size', parseSize],
  ['$elemMatch', parseElemMatch],
  ['$regex', parseRegex],
  ['$not', parseNot],
]);

const LOGICAL_OPERATORS: ReadonlySet<string> = new Set(['$and', '$or']);

/** Every supported query operator (`$options` belongs to `$regex`). */
export const QUERY_OPERATORS: readonly string[] = [...LOGICAL_OPERATORS, ...FIELD_OPERATORS.keys(), '$options'];

/** Validates a filter, including nested ones, against the allow-list, and makes every operator explicit. */
export function parseFilter(filter: Doc): Doc {
  const parsed: Doc = {};
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$comment') continue;
    if (LOGICAL_OPERATORS.has(key)) parsed[key] = parseBranches(key, condition);
    else if (key.startsWith('$')) throw notImplemented(`Query operator ${key}`);
    else parsed[key] = parseCondition(condition);
  }
  return parsed;
}

function parseBranches(operator: string, branches: unknown): Doc[] {
  if (!Array.isArray(branches) || branches.length === 0 || !branches.every(isDoc)) {
    throw new MongoError(2, `${operator} must be a nonempty array of objects`);
  }
  return branches.map(parseFilter);
}

function parseCondition(condition: unknown): Doc {
  if (condition instanceof BSONRegExp) return { $regex: toRegExp(condition) };
  if (isDoc(condition) && isOperatorDoc(condition)) return parseOperators(condition);
  refuseReference(condition);
  return { $eq: condition };
}

function parseOperators(operators: Doc): Doc {
  const parsed: Doc = {};
  for (const [operator, operand] of Object.entries(operators)) {
    if (operator === '$options') {
      if (operators.$regex === undefined) throw new MongoError(2, '$options needs a $regex');
      continue;
    }
    const parser = FIELD_OPERATORS.get(operator);
    if (!parser)
      throw operator.startsWith('$')
        ? notImplemented(`Query operator ${operator}`)
        : new MongoError(2, `unknown operator: ${operator}`);
    refuseReference(operand);
    parsed[operator] = parser(operand, operators);
  }
  return parsed;
}

function parseType(operand: unknown): (string | number)[] {
  const types = (Array.isArray(operand) ? operand : [operand]).map((type: unknown) => {
    if (typeof type === 'string') return type;
    if (isNumber(type)) return toNumber(type);
    throw new MongoError(14, '$type must be given as a number or a string');
  });
  typeTest(types);
  return types;
}

function parseSize(operand: unknown): number {
  if (!isNumber(operand) || !Number.isInteger(toNumber(operand)) || toNumber(operand) < 0) {
    throw new MongoError(9, '$size needs a non-negative integer');
  }
  return toNumber(operand);
}

/** `$elemMatch` as a filter. Its first operator shows whether it applies to the elements themselves. */
function parseElemMatch(operand: unknown): Doc {
  if (!isDoc(operand)) throw new MongoError(2, '$elemMatch needs an Object');
  return matchesElementItself(operand) ? parseOperators(operand) : parseFilter(operand);
}

/** Whether an `$elemMatch` applies to the elements themselves and not to their fields. */
export function matchesElementItself(operand: Doc): boolean {
  return isOperatorDoc(operand) && !LOGICAL_OPERATORS.has(firstKey(operand));
}

function parseRegex(operand: unknown, { $options }: Doc): RegExp {
  if ($options !== undefined && typeof $options !== 'string') throw new MongoError(2, '$options has to be a string');
  if (typeof operand === 'string') return compileRegExp(operand, $options ?? '');
  if (operand instanceof BSONRegExp) return compileRegExp(operand.pattern, $options ?? operand.options);
  throw new MongoError(2, '$regex has to be a string');
}

function parseNot(operand: unknown): Doc {
  if (operand instanceof BSONRegExp) return { $regex: toRegExp(operand) };
  if (!isDoc(operand) || !isOperatorDoc(operand))
    throw new MongoError(2, '$not needs a regex or a document of operators');
  return parseOperators(operand);
}

function isTruthy(operand: unknown): boolean {
  return isNumber(operand) ? toNumber(operand) !== 0 : operand !== false && operand !== null;
}

function isOperatorDoc(doc: Doc): boolean {
  return firstKey(doc).startsWith('$');
}

function firstKey(doc: Doc): string {
  return Object.keys(doc)[0] ?? '';
}

/** bson converts any sub-document with `$ref` and `$id` to a DBRef, which this server does not store. */
function refuseReference(operand: unknown): void {
  if (typeof operand === 'object' && operand !== null && '$ref' in operand) throw notImplemented('DBRef');
}
