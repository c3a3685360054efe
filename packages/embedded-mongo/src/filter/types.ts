import { Binary, Double, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { BSONRegExp, isDoc } from '../bson/codec.ts';
import { MongoError, notImplemented } from '../errors.ts';

type TypeTest = (value: unknown) => boolean;

const isInt: TypeTest = (value) => value instanceof Int32;
const isLong: TypeTest = (value) => value instanceof Long && !(value instanceof Timestamp);
const isDouble: TypeTest = (value) => value instanceof Double;

/** The supported types of `$type`, by alias and by number. */
const TESTS: ReadonlyMap<string | number, TypeTest> = new Map<string | number, TypeTest>(
  (
    [
      ['double', 1, isDouble],
      ['string', 2, (value) => typeof value === 'string'],
      ['object', 3, isDoc],
      ['array', 4, Array.isArray],
      ['binData', 5, (value) => value instanceof Binary],
      ['objectId', 7, (value) => value instanceof ObjectId],
      ['bool', 8, (value) => typeof value === 'boolean'],
      ['date', 9, (value) => value instanceof Date],
      ['null', 10, (value) => value === null],
      ['regex', 11, (value) => value instanceof BSONRegExp],
      ['int', 16, isInt],
      ['timestamp', 17, (value) => value instanceof Timestamp],
      ['long', 18, isLong],
      ['minKey', -1, (value) => value instanceof MinKey],
      ['maxKey', 127, (value) => value instanceof MaxKey],
      ['number', 'number', (value) => isInt(value) || isLong(value) || isDouble(value)],
    ] satisfies [string, string | number, TypeTest][]
  ).flatMap(([alias, number, test]): [string | number, TypeTest][] => [
    [alias, test],
    [number, test],
  ]),
);

/** The test of a `$type` operand: an alias or number, or a list of them. */
export function typeTest(operand: readonly (string | number)[]): TypeTest {
  const tests = operand.map((type) => {
    const test = TESTS.get(type);
    if (!test) throw notImplemented(`$type ${type}`);
    return test;
  });
  if (tests.length === 0) throw new MongoError(9, '$type must match at least one type');
  return (value) => tests.some((test) => test(value));
}
