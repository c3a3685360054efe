import type { Condition, Filter } from '../filter/filter.ts';
import { compileCondition, fingerprint } from '../filter/operators.ts';
import type { IndexInfo } from '../storage/catalogue-entries.ts';
import { partialFilterOf } from '../storage/index-keys.ts';

/** Whether every document that a filter matches has an entry in the index, so that the index can be used. */
export function coversAllMatches(index: IndexInfo, filter: Filter): boolean {
  const partial = partialFilterOf(index);
  if (
    partial &&
    !(partial.isConjunction && partial.conditions.every((required) => isImplied(required, filter.conditions)))
  ) {
    return false;
  }
  if (!index.sparse) return true;
  const paths = new Set(index.fields.map((field) => field.path));
  return filter.conditions.some((condition) => paths.has(condition.path) && demandsPresence(condition));
}

/** Whether the conditions of a query guarantee a condition of a partial index. */
function isImplied(required: Condition, given: readonly Condition[]): boolean {
  return given.some((condition) => condition.path === required.path && implies(condition, required));
}

function implies(given: Condition, required: Condition): boolean {
  if (given.operator === required.operator && sameOperand(given.operand, required.operand)) return true;
  if (required.operator === '$exists') return required.operand === true && demandsPresence(given);
  const holds = (value: unknown) => isScalar(value) && valueMeets(value, required);
  if (given.operator === '$eq') return holds(given.operand);
  if (given.operator === '$in' && Array.isArray(given.operand))
    return given.operand.length > 0 && given.operand.every(holds);
  const isLower = (operator: string) => operator === '$gt' || operator === '$gte';
  // Every value above a bound that itself meets the required lower bound meets it as well.
  return isLower(given.operator) && isLower(required.operator) && isScalar(given.operand) && holds(given.operand);
}

function valueMeets(value: unknown, { operator, operand }: Condition): boolean {
  return compileCondition('value', operator, operand)({ value });
}

/** Whether a condition can only hold where the field is present and not null. */
function demandsPresence({ operator, operand }: Condition): boolean {
  if (operator === '$exists') return operand === true;
  if (operator === '$in') return Array.isArray(operand) && operand.every(isScalar);
  if (['$eq', '$gt', '$gte', '$lt', '$lte'].includes(operator)) return isScalar(operand);
  return operator === '$size' || operator === '$elemMatch' || operator === '$regex' || operator === '$type';
}

function isScalar(value: unknown): boolean {
  return value !== null && value !== undefined && !Array.isArray(value) && !(value instanceof RegExp);
}

function sameOperand(a: unknown, b: unknown): boolean {
  return fingerprint(a) === fingerprint(b);
}
