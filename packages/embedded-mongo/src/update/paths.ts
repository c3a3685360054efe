import { type Doc, isDoc } from '../bson/codec.ts';
import { MongoError, notImplemented } from '../errors.ts';

/** Returns the new value of a field; `undefined` stands for a missing field, in argument and result. */
export type Change = (current: unknown) => unknown;

const MAX_ARRAY_PADDING = 1_500_000;

/** Validates the path of an update and splits it. */
export function parsePath(path: string): string[] {
  const steps = path.split('.');
  if (steps.some((step) => step === ''))
    throw new MongoError(56, `The update path '${path}' contains an empty field name`);
  if (steps.some((step) => step.startsWith('$'))) throw notImplemented(`The positional update path '${path}'`);
  return steps;
}

/**
 * A copy of the document with one field changed; everything along the path is copied, so the original stays intact.
 * Missing steps are created as sub-documents, unless the field would end up missing anyway.
 */
export function changeAt(doc: Doc, steps: readonly string[], change: Change): Doc {
  const changed = changeIn(doc, steps, 0, change);
  return isDoc(changed) ? changed : doc;
}

/** The value at a path, without resolving names inside arrays. */
export function valueAt(doc: Doc, steps: readonly string[]): unknown {
  let value: unknown = doc;
  for (const step of steps) {
    if (Array.isArray(value)) value = /^\d+$/.test(step) ? value[Number(step)] : undefined;
    else value = isDoc(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }
  return value;
}

function changeIn(container: unknown, steps: readonly string[], at: number, change: Change): unknown {
  const step = steps[at];
  if (step === undefined) return change(container);
  if (Array.isArray(container)) return changeElement(container, steps, at, change);
  if (container !== undefined && !isDoc(container)) return refuseUnlessNothing(container, steps, at, change);
  const current = container && Object.hasOwn(container, step) ? container[step] : undefined;
  const next = changeIn(current, steps, at + 1, change);
  if (next === current) return container;
  if (next === undefined) {
    const { [step]: _removed, ...rest } = container ?? {};
    return rest;
  }
  return { ...container, [step]: next };
}

function changeElement(array: readonly unknown[], steps: readonly string[], at: number, change: Change): unknown {
  const step = steps[at] ?? '';
  if (!/^(0|[1-9]\d*)$/.test(step)) return refuseUnlessNothing(array, steps, at, change);
  const position = Number(step);
  const current = array[position];
  const next = changeIn(current, steps, at + 1, change);
  if (next === current) return array;
  if (position > array.length + MAX_ARRAY_PADDING)
    throw new MongoError(2, `can't backfill more than ${MAX_ARRAY_PADDING} elements`);
  const copy = [...array];
  while (copy.length < position) copy.push(null);
  copy[position] = next ?? null; // an unset element becomes null, so that the others keep their positions
  return copy;
}

/** Refuses to create a path through a scalar, unless the field would end up missing anyway. */
function refuseUnlessNothing(container: unknown, steps: readonly string[], at: number, change: Change): unknown {
  if (change(undefined) === undefined) return container;
  throw new MongoError(28, `Cannot create field '${steps[at]}' in element '${steps.slice(0, at).join('.')}'`);
}
