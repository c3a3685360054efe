import { Binary, BSONRegExp, Double, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { notImplemented } from '../errors.ts';
import { isDoc } from './codec.ts';

/** The rank of each type in BSON's comparison order. An empty array in a sort or index key ranks below null. */
export const RANK = {
  minKey: 0x01,
  emptyArray: 0x02,
  null: 0x03,
  number: 0x04,
  string: 0x05,
  object: 0x06,
  array: 0x07,
  binary: 0x08,
  objectId: 0x09,
  boolean: 0x0a,
  date: 0x0b,
  timestamp: 0x0c,
  regex: 0x0d,
  maxKey: 0xf0,
} as const;

/** The rank of a value in BSON's comparison order; missing counts as null. */
export function rankOf(value: unknown): number {
  if (value === null || value === undefined) return RANK.null;
  if (typeof value === 'string') return RANK.string;
  if (typeof value === 'number' || value instanceof Int32 || value instanceof Double) return RANK.number;
  if (value instanceof Timestamp) return RANK.timestamp; // before Long, its base class
  if (value instanceof Long) return RANK.number;
  if (typeof value === 'boolean') return RANK.boolean;
  if (value instanceof ObjectId) return RANK.objectId;
  if (value instanceof Date) return RANK.date;
  if (Array.isArray(value)) return RANK.array;
  if (isDoc(value)) return RANK.object;
  if (value instanceof Binary) return RANK.binary;
  if (value instanceof BSONRegExp || value instanceof RegExp) return RANK.regex;
  if (value instanceof MinKey) return RANK.minKey;
  if (value instanceof MaxKey) return RANK.maxKey;
  throw notImplemented('A value of this BSON type');
}

/**
 * Encodes a value so that comparing the bytes compares the values as MongoDB does, and so that no encoding is a prefix
 * of another. Indexes, sorting, equality, grouping and `distinct` all use this encoding and so cannot disagree.
 */
export function orderedBytes(value: unknown): Buffer {
  const parts: Buffer[] = [];
  append(parts, value);
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
}

/** Compares two values in BSON's order. */
export function compareValues(a: unknown, b: unknown): number {
  if (a === b) return 0;
  return Buffer.compare(orderedBytes(a), orderedBytes(b));
}

/** Whether MongoDB considers two values equal: numbers of any type by value, sub-documents including key order. */
export function equalValues(a: unknown, b: unknown): boolean {
  return compareValues(a, b) === 0;
}

function append(parts: Buffer[], value: unknown): void {
  const rank = rankOf(value);
  parts.push(scalarBytes(rank, value));
  if (rank === RANK.object && isDoc(value)) {
    for (const [name, field] of Object.entries(value)) {
      parts.push(Buffer.of(rankOf(field)), stringBytes(name));
      append(parts, field);
    }
    parts.push(Buffer.of(0));
  }
  if (rank === RANK.array && Array.isArray(value)) {
    for (const item of value) append(parts, item);
    parts.push(Buffer.of(0));
  }
}

function scalarBytes(rank: number, value: unknown): Buffer {
  if (typeof value === 'string') return Buffer.concat([Buffer.of(rank), stringBytes(value)]);
  if (typeof value === 'number') return numberBytes(rank, value, 0);
  if (value instanceof Int32 || value instanceof Double) return numberBytes(rank, value.value, 0);
  if (value instanceof Timestamp) return unsignedLongBytes(rank, value.toBigInt());
  if (value instanceof Long) return longBytes(rank, value.toBigInt());
  if (typeof value === 'boolean') return Buffer.of(rank, value ? 1 : 0);
  if (value instanceof ObjectId) return Buffer.concat([Buffer.of(rank), value.id]);
  if (value instanceof Date) return numberBytes(rank, value.getTime(), 0);
  if (value instanceof Binary) return binaryBytes(rank, value);
  if (value instanceof BSONRegExp)
    return Buffer.concat([Buffer.of(rank), stringBytes(value.pattern), stringBytes(value.options)]);
  if (value instanceof RegExp)
    return Buffer.concat([Buffer.of(rank), stringBytes(value.source), stringBytes(value.flags)]);
  return Buffer.of(rank);
}

function stringBytes(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  if (!bytes.includes(0)) return Buffer.concat([bytes, Buffer.of(0, 0)]);
  return Buffer.concat([Buffer.from(text.replaceAll('\0', '\0\u0001'), 'utf8'), Buffer.of(0, 0)]);
}

/** The nearest double, then the difference from it, so that a Long beyond 2^53 sorts correctly among doubles. */
function numberBytes(rank: number, value: number, remainder: number): Buffer {
  const bytes = Buffer.alloc(11);
  bytes[0] = rank;
  if (!Number.isNaN(value)) {
    bytes.writeDoubleBE(value === 0 ? 0 : value, 1);
    const negative = ((bytes[1] ?? 0) & 0x80) !== 0;
    if (negative) for (let i = 1; i < 9; i++) bytes[i] = ~(bytes[i] ?? 0) & 0xff;
    else bytes[1] = (bytes[1] ?? 0) | 0x80;
  }
  bytes.writeUInt16BE(0x8000 + remainder, 9);
  return bytes;
}

function longBytes(rank: number, value: bigint): Buffer {
  const nearest = Number(value);
  return numberBytes(rank, nearest, Number(value - BigInt(nearest)));
}

function unsignedLongBytes(rank: number, value: bigint): Buffer {
  const bytes = Buffer.alloc(9);
  bytes[0] = rank;
  bytes.writeBigUInt64BE(BigInt.asUintN(64, value), 1);
  return bytes;
}

function binaryBytes(rank: number, value: Binary): Buffer {
  const content = value.buffer.subarray(0, value.position);
  const header = Buffer.alloc(6);
  header[0] = rank;
  header.writeUInt32BE(content.length, 1);
  header[5] = value.sub_type;
  return Buffer.concat([header, content]);
}
