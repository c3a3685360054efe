import { add } from '../bson/arithmetic.ts';
import { isNumber } from '../bson/codec.ts';
import { compareValues } from '../bson/order.ts';
import { MongoError, notImplemented } from '../errors.ts';
import { addToSet, pull, push } from './array-operators.ts';
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
  ['$inc', increment],
  [
    '$min',
    (operand) => (current) => (current === undefined || compareValues(operand, current) < 0 ? operand : current),
  ],
  [
    '$max',
    (operand) => (current) => (current === undefined || compareValues(operand, current) > 0 ? operand : current),
  ],
  ['$push', push],
  ['$addToSet', addToSet],
  ['$pull', pull],
]);

/** Every update operator that is supported. `$rename` touches two fields and is taken apart before. */
export const UPDATE_OPERATORS: readonly string[] = [...OPERATORS.keys(), '$rename'];

/** The operator of a name. */
export function updateOperator(name: string): Operator {
  const operator = OPERATORS.get(name);
  if (!operator) throw notImplemented(`Update operator ${name}`);
  return operator;
}

function increment(amount: unknown): Change {
  if (!isNumber(amount)) throw new MongoError(14, 'Cannot $inc with a non-numeric argument');
  return (current) => {
    if (current === undefined) return amount;
    if (!isNumber(current)) throw new MongoError(14, 'Cannot apply $inc to a value of non-numeric type');
    return add(current, amount);
  };
}
