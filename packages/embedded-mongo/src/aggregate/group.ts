import { add } from '../bson/arithmetic.ts';
import { type BsonNumber, type Doc, Double, Int32, isDoc, isNumber, toNumber } from '../bson/codec.ts';
import { compareValues } from '../bson/order.ts';
import { MongoError, notImplemented } from '../errors.ts';
import { fingerprint } from '../filter/operators.ts';
import { type Expression, parseExpression } from './expression.ts';

/** Brings the values of a group's documents together into one. */
type Accumulator = (values: readonly unknown[]) => unknown;

const ACCUMULATORS: ReadonlyMap<string, Accumulator> = new Map<string, Accumulator>([
  ['$sum', sum],
  ['$avg', average],
  ['$min', (values) => extreme(values, -1)],
  ['$max', (values) => extreme(values, 1)],
  ['$first', (values) => values[0] ?? null],
  ['$last', (values) => values.at(-1) ?? null],
  ['$push', (values) => values.filter((value) => value !== undefined)],
]);

/** Every accumulator that `$group` supports. */
export const GROUP_ACCUMULATORS: readonly string[] = [...ACCUMULATORS.keys()];

interface Field {
  readonly name: string;
  readonly accumulate: Accumulator;
  readonly expression: Expression;
}

interface Group {
  readonly id: unknown;
  readonly members: Doc[];
}

/** Checks a `$group` and makes the function that groups. */
export function parseGroup(spec: unknown): (docs: Iterable<Doc>) => Doc[] {
  if (!isDoc(spec) || !Object.hasOwn(spec, '_id')) throw new MongoError(2, 'a group specification must include an _id');
  const { _id, ...rest } = spec;
  const id = parseExpression(_id);
  const fields = Object.entries(rest).map(([name, accumulator]) => parseField(name, accumulator));
  return (docs) => {
    const groups = new Map<string, Group>();
    let last: Group | undefined;
    for (const doc of docs) {
      const value = id(doc) ?? null;
      // A count has one constant for all documents.
      if (!last || value !== last.id) {
        const key = fingerprint(value);
        last = groups.get(key) ?? { id: value, members: [] };
        groups.set(key, last);
      }
      last.members.push(doc);
    }
    return [...groups.values()].map((group) => ({
      _id: group.id,
      ...Object.fromEntries(
        fields.map(({ name, accumulate, expression }) => [name, accumulate(group.members.map(expression))]),
      ),
    }));
  };
}

function parseField(name: string, accumulator: unknown): Field {
  const [operator, operand] = isDoc(accumulator) ? (Object.entries(accumulator)[0] ?? []) : [];
  if (operator === undefined || name.includes('.'))
    throw new MongoError(2, `The field '${name}' must be an accumulator object`);
  const accumulate = ACCUMULATORS.get(operator);
  if (!accumulate || !isDoc(accumulator) || Object.keys(accumulator).length !== 1)
    throw notImplemented(`Accumulator ${operator}`);
  return { name, accumulate, expression: parseExpression(operand) };
}

function sum(values: readonly unknown[]): BsonNumber {
  return values.filter(isNumber).reduce<BsonNumber>(add, new Int32(0));
}

function average(values: readonly unknown[]): unknown {
  const numbers = values.filter(isNumber);
  return numbers.length === 0 ? null : new Double(toNumber(sum(numbers)) / numbers.length);
}

function extreme(values: readonly unknown[], direction: 1 | -1): unknown {
  const present = values.filter((value) => value !== undefined && value !== null);
  return (
    present.reduce((best, value) => (compareValues(value, best) * direction > 0 ? value : best), present[0]) ?? null
  );
}
