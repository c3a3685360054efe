import { isDoc } from './codec.ts';

/**
 * The values that a query path reaches in a document, by MongoDB's rules: through every element of every array on the
 * way, and also by position where a step is a number. A final array is not expanded. `undefined` is a missing field.
 */
export function reach(root: unknown, path: string): unknown[] {
  const found: unknown[] = [];
  walk(root, path.split('.'), 0, found);
  return found;
}

function walk(value: unknown, steps: readonly string[], at: number, found: unknown[]): void {
  const step = steps[at];
  if (step === undefined) {
    found.push(value);
  } else if (Array.isArray(value)) {
    if (/^\d+$/.test(step) && Number(step) < value.length) walk(value[Number(step)], steps, at + 1, found);
    for (const item of value) if (isDoc(item)) walk(item, steps, at, found);
  } else if (isDoc(value)) {
    if (Object.hasOwn(value, step)) walk(value[step], steps, at + 1, found);
    else found.push(undefined);
  } else {
    found.push(undefined);
  }
}
