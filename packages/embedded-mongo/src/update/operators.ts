import { add } from '../bson/arithmetic.ts';
import { isNumber } from '../bson/codec.ts';
import { compareValues } from '../bson/order.ts';
import { MongoError, notImplemented } from '../errors.ts';
import { addToSet, pull, push } from './array-operators.ts';
import type { Change } from './paths.ts';

/** The context of an operator. */
export interface UpdateContext {
  readonly now: Date;
  /** The update creates a new document (an upsert). */
  readonly isInsert: boolean;
}

/** Creates the change of one field from an operator's operand. Refuses an invalid operand. */
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

/** Every supported update operator. `$rename` changes two fields and is split up beforehand. */
export const UPDATE_OPERATORS: readonly string[] = [...OPERATORS.keys(), '$rename'];

/** The operator with this name. */
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
