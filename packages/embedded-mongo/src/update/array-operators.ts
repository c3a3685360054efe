import { BSONRegExp, type Doc, isDoc, isNumber, toNumber } from '../bson/codec.ts';
import { equalValues } from '../bson/order.ts';
import { MongoError, notImplemented } from '../errors.ts';
import { compileFilter } from '../filter/filter.ts';
import { parseSort, sortBy } from '../query/sort.ts';
import type { Change } from './paths.ts';

/** `$push`, with `$each`, `$position`, `$slice` and `$sort`. */
export function push(operand: unknown): Change {
  const { items, position, slice, sort } = parsePush(operand);
  return (current) => {
    const array = [...arrayOr(current, '$push', [])];
    array.splice(position ?? array.length, 0, ...items);
    const sorted = sort ? sort(array) : array;
    if (slice === undefined) return sorted;
    return slice < 0 ? sorted.slice(slice) : sorted.slice(0, slice);
  };
}

interface Push {
  readonly items: readonly unknown[];
  readonly position?: number;
  readonly slice?: number;
  readonly sort?: (array: readonly unknown[]) => unknown[];
}

function parsePush(operand: unknown): Push {
  const modifiers = modifiersOf(operand, '$push', ['$each', '$position', '$slice', '$sort']);
  if (!modifiers) return { items: [operand] };
  return {
    items: arrayOr(modifiers.$each, '$each', undefined),
    position: integer(modifiers.$position, '$position'),
    slice: integer(modifiers.$slice, '$slice'),
    sort: modifiers.$sort === undefined ? undefined : elementSort(modifiers.$sort),
  };
}

function elementSort(spec: unknown): (array: readonly unknown[]) => unknown[] {
  if (isDoc(spec)) {
    const fields = parseSort(spec);
    return (array) => sortBy(array, fields, (item) => (isDoc(item) ? item : {}));
  }
  // Wrapped once more, as sorting by a field looks into an array and sorting whole elements must not.
  const fields = parseSort({ 'element.value': spec });
  return (array) =>
    sortBy(array, fields, (value) => ({ element: { value: Array.isArray(value) ? { array: value } : value } }));
}

/** `$addToSet`, with `$each`. */
export function addToSet(operand: unknown): Change {
  const modifiers = modifiersOf(operand, '$addToSet', ['$each']);
  const items = modifiers ? arrayOr(modifiers.$each, '$each', undefined) : [operand];
  return (current) => {
    const set = [...arrayOr(current, '$addToSet', [])];
    for (const item of items) if (!set.some((member) => equalValues(member, item))) set.push(item);
    return set;
  };
}

/** `$pull`: by value, by conditions on the elements, or by a filter on their fields. */
export function pull(operand: unknown): Change {
  const matches = pullTest(operand);
  return (current) =>
    current === undefined ? undefined : arrayOr(current, '$pull', []).filter((item) => !matches(item));
}

function pullTest(operand: unknown): (item: unknown) => boolean {
  if (operand instanceof BSONRegExp || (isDoc(operand) && Object.keys(operand)[0]?.startsWith('$'))) {
    const filter = compileFilter({
      items: { $elemMatch: operand instanceof BSONRegExp ? { $regex: operand } : operand },
    });
    return (item) => filter.matches({ items: [item] });
  }
  if (isDoc(operand)) {
    const filter = compileFilter(operand);
    return (item) => isDoc(item) && filter.matches(item);
  }
  return (item) => equalValues(item, operand);
}

/** `$pullAll`: every element equal to one of the values. */
export function pullAll(operand: unknown): Change {
  const values = arrayOr(operand, '$pullAll', undefined);
  return (current) => {
    if (current === undefined) return undefined;
    return arrayOr(current, '$pullAll', []).filter((item) => !values.some((value) => equalValues(item, value)));
  };
}

/** `$pop`: the last element with 1, the first with -1. */
export function pop(operand: unknown): Change {
  const end = isNumber(operand) ? toNumber(operand) : undefined;
  if (end !== 1 && end !== -1) throw new MongoError(9, '$pop expects 1 or -1');
  return (current) => {
    if (current === undefined) return undefined;
    const array = arrayOr(current, '$pop', []);
    return end === 1 ? array.slice(0, -1) : array.slice(1);
  };
}

function modifiersOf(operand: unknown, operator: string, known: readonly string[]): Doc | undefined {
  if (!isDoc(operand)) return undefined;
  const keys = Object.keys(operand).filter((key) => key.startsWith('$'));
  if (keys.length === 0) return undefined;
  const unknown = keys.find((key) => !known.includes(key));
  if (unknown) throw notImplemented(`${operator} with ${unknown}`);
  if (!keys.includes('$each') || keys.length < Object.keys(operand).length)
    throw new MongoError(2, `${operator} modifiers need $each and nothing else`);
  return operand;
}

function arrayOr(value: unknown, operator: string, missing: unknown[] | undefined): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (value === undefined && missing) return missing;
  throw new MongoError(2, `${operator} needs an array, but the value is none`);
}

function integer(value: unknown, modifier: string): number | undefined {
  if (value === undefined) return undefined;
  if (!isNumber(value) || !Number.isInteger(toNumber(value)))
    throw new MongoError(2, `The value for ${modifier} must be an integer`);
  return toNumber(value);
}
