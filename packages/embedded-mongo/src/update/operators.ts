import { add, multiply } from '../bson/arithmetic.ts';
import { type BsonNumber, Double, Int32, isDoc, isNumber, Long } from '../bson/codec.ts';
import { compareValues } from '../bson/order.ts';
import { MongoError, notImplemented } from '../errors.ts';
import { addToSet, pop, pull, pullAll, push } from './array-operators.ts';
import type { Change } from './paths.ts';

/** What an operator needs from outside. */
export interface UpdateContext {
  readonly now: Date;
  /** The update makes a new document (an upsert). */
  readonly isInsert: boolean;
}

/** Makes the change of one field out of an operator's operand, refusing an operand it cannot work with. */
type Operator = (operand: unknown, context: UpdateContext) => Change;

const OPERATORS: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['$set', (operand) => () => operand],
  ['$setOnInsert', (operand, { isInsert }) => (isInsert ? () => operand : (current) => current)],
  ['$unset', () => () => undefined],
  ['$inc', (operand) => arithmetic('$inc', operand, add, (amount) => amount)],
  ['$mul', (operand) => arithmetic('$mul', operand, multiply, zeroLike)],
  [
    '$min',
    (operand) => (current) => (current === undefined || compareValues(operand, current) < 0 ? operand : current),
  ],
  [
    '$max',
    (operand) => (current) => (current === undefined || compareValues(operand, current) > 0 ? operand : current),
  ],
  ['$currentDate', currentDate],
  ['$push', push],
  ['$addToSet', addToSet],
  ['$pull', pull],
  ['$pullAll', pullAll],
  ['$pop', pop],
]);

/** Every update operator that is supported. `$rename` touches two fields and is taken apart before. */
export const UPDATE_OPERATORS: readonly string[] = [...OPERATORS.keys(), '$rename'];

/** The operator of a name. */
export function updateOperator(name: string): Operator {
  const operator = OPERATORS.get(name);
  if (!operator) throw notImplemented(`Update operator ${name}`);
  return operator;
}

function arithmetic(
  name: string,
  operand: unknown,
  combine: (a: BsonNumber, b: BsonNumber) => BsonNumber,
  whenMissing: (operand: BsonNumber) => BsonNumber,
): Change {
  if (!isNumber(operand)) throw new MongoError(14, `Cannot ${name} with a non-numeric argument`);
  return (current) => {
    if (current === undefined) return whenMissing(operand);
    if (!isNumber(current)) throw new MongoError(14, `Cannot apply ${name} to a value of non-numeric type`);
    return combine(current, operand);
  };
}

function zeroLike(operand: BsonNumber): BsonNumber {
  if (operand instanceof Double) return new Double(0);
  return operand instanceof Long ? Long.ZERO : new Int32(0);
}

function currentDate(operand: unknown, { now }: UpdateContext): Change {
  if (typeof operand !== 'boolean' && !(isDoc(operand) && operand.$type === 'date'))
    throw notImplemented('$currentDate of this type');
  return () => now;
}
