import { type Doc, isDoc } from '../bson/codec.ts';
import { equalValues } from '../bson/order.ts';
import { MongoError, notImplemented } from '../errors.ts';
import { type UpdateContext, updateOperator } from './operators.ts';
import { type Change, changeAt, parsePath, valueAt } from './paths.ts';

/** A parsed update. Applied to a document, it returns the new one. */
export interface Update {
  readonly isReplacement: boolean;
  apply(doc: Doc, isInsert: boolean): Doc;
}

interface FieldChange {
  readonly steps: readonly string[];
  readonly operator: string;
  readonly operand: unknown;
}

/** Validates an update document against the allow-list. */
export function parseUpdate(update: unknown, now: Date): Update {
  if (Array.isArray(update)) throw notImplemented('An update by an aggregation pipeline');
  if (!isDoc(update)) throw new MongoError(9, 'Update argument must be an object');
  if (!Object.keys(update)[0]?.startsWith('$')) return replacement(update);
  const changes = fieldChanges(update);
  refuseConflicts(changes);
  const inOrder = changes.sort((a, b) => compareSteps(a.steps, b.steps));
  // Created once for all documents. Invalid operands are thereby refused before any document is read.
  const made = inOrder.map((change) => makeChange(change, {}, { now, isInsert: false }));
  return {
    isReplacement: false,
    apply: (doc, isInsert) => {
      const context = { now, isInsert };
      const changed = inOrder.reduce((result, change, at) => {
        const ready = isInsert || change.operator === 'rename-to' ? undefined : made[at];
        return changeAt(result, change.steps, ready ?? makeChange(change, doc, context));
      }, doc);
      return keepId(doc, changed);
    },
  };
}

function replacement(update: Doc): Update {
  const odd = Object.keys(update).find((key) => key.startsWith('$'));
  if (odd) throw new MongoError(52, `The dollar ($) prefixed field '${odd}' is not allowed in a replacement`);
  return {
    isReplacement: true,
    apply: (doc) => keepId(doc, doc._id === undefined ? update : { _id: doc._id, ...update }),
  };
}

function fieldChanges(update: Doc): FieldChange[] {
  return Object.entries(update).flatMap(([operator, fields]) => {
    if (!operator.startsWith('$')) throw new MongoError(9, `Unknown modifier: ${operator}`);
    if (!isDoc(fields)) throw new MongoError(9, `Modifiers operate on fields but ${operator} has none`);
    return Object.entries(fields).flatMap(([path, operand]): FieldChange[] => {
      const steps = parsePath(path);
      if (operator !== '$rename') {
        updateOperator(operator);
        return [{ steps, operator, operand }];
      }
      if (typeof operand !== 'string') throw new MongoError(2, `The 'to' field for $rename must be a string: ${path}`);
      return [
        { steps, operator: 'rename-from', operand },
        { steps: parsePath(operand), operator: 'rename-to', operand: steps },
      ];
    });
  });
}

function makeChange({ operator, operand }: FieldChange, original: Doc, context: UpdateContext): Change {
  if (operator === 'rename-from') return () => undefined;
  if (operator === 'rename-to' && Array.isArray(operand)) {
    const value = valueAt(original, operand);
    return (current) => (value === undefined ? current : value);
  }
  return updateOperator(operator)(operand, context);
}

function refuseConflicts(changes: readonly FieldChange[]): void {
  const paths = changes.map(({ steps }) => steps.join('.')).sort();
  for (const [i, path] of paths.entries()) {
    const clash = paths.find((other, j) => i !== j && (other === path || other.startsWith(`${path}.`)));
    if (clash !== undefined)
      throw new MongoError(40, `Updating the path '${clash}' would create a conflict at '${path}'`);
  }
}

/** New fields are added in name order (numbers numerically), regardless of their order in the update. */
function compareSteps(a: readonly string[], b: readonly string[]): number {
  for (const [i, step] of a.entries()) {
    const other = b[i];
    if (other === undefined) return 1;
    if (step === other) continue;
    const bothNumbers = /^\d+$/.test(step) && /^\d+$/.test(other);
    if (bothNumbers) return Number(step) - Number(other);
    return step < other ? -1 : 1;
  }
  return -1;
}

function keepId(before: Doc, after: Doc): Doc {
  if (before._id !== undefined && (after._id === undefined || !equalValues(before._id, after._id))) {
    throw new MongoError(66, "Performing an update on the path '_id' would modify the immutable field '_id'");
  }
  return after;
}
