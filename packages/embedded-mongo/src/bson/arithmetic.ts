import { MongoError } from '../errors.ts';
import { type BsonNumber, Double, Int32, Long, toNumber } from './codec.ts';

/** The sum of two BSON numbers in MongoDB's type: double if either is, int widens to long. Throws beyond 64 bits. */
export function add(a: BsonNumber, b: BsonNumber): BsonNumber {
  if (isDouble(a) || isDouble(b)) return new Double(toNumber(a) + toNumber(b));
  const result = toBigInt(a) + toBigInt(b);
  if (!(a instanceof Long || b instanceof Long) && BigInt.asIntN(32, result) === result)
    return new Int32(Number(result));
  if (BigInt.asIntN(64, result) !== result)
    throw new MongoError(2, 'Integer overflow: the result does not fit a 64-bit integer');
  return Long.fromBigInt(result);
}

function isDouble(value: BsonNumber): boolean {
  return value instanceof Double || (typeof value === 'number' && !Number.isInteger(value));
}

function toBigInt(value: BsonNumber): bigint {
  return value instanceof Long ? value.toBigInt() : BigInt(toNumber(value));
}
