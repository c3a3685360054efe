import { BSONRegExp, type Doc, isDoc, isNumber, toNumber } from '../bson/codec.ts';
import { equalValues } from '../bson/order.ts';
import { MongoError, notImplemented } from '../errors.ts';
import { compileFilter } from '../filter/filter.ts';
import type { Change } from './paths.ts';

/** `$push`, with `$each` and `$slice`. */
export function push(operand: unknown): Change {
  const modifiers = modifiersOf(operand, '$push', ['$each', '$slice']);
  const items = modifiers ? arrayOr(modifiers.$each, '$each', undefined) : [operand];
  const slice = integer(modifiers?.$slice, '$slice');
  return (current) => {
    const array = [...arrayOr(current, '$push', []), ...items];
    if (slice === undefined) return array;
    return slice < 0 ? array.slice(slice) : array.slice(0, slice);
  };
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
