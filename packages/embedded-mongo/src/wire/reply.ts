import { type Doc, encode, Long } from '../bson/codec.ts';
import { toMongoError } from '../errors.ts';

const INT64 = 0x12;
const STRING = 0x02;
const OBJECT = 0x03;
const ARRAY = 0x04;
const DOUBLE = 0x01;

/** A successful reply. */
export function okReply(fields: Doc = {}): Buffer {
  return encode({ ...fields, ok: 1 });
}

/** An error reply in MongoDB's format. */
export function errorReply(error: unknown): Buffer {
  const { code, codeName, message, details } = toMongoError(error);
  return encode({ ok: 0, errmsg: message, code, codeName, ...details });
}

/** A batch of a cursor. Documents are sent as their stored bytes, so no type can change. */
export function cursorReply(
  namespace: string,
  id: bigint,
  batchName: 'firstBatch' | 'nextBatch',
  batch: readonly Buffer[],
): Buffer {
  const idBytes = Buffer.alloc(8);
  idBytes.writeBigInt64LE(id);
  const documents = document(batch.flatMap((bytes, i) => [name(OBJECT, String(i)), bytes]));
  const cursor = document([
    ...[name(ARRAY, batchName), ...documents],
    ...[name(INT64, 'id'), idBytes],
    ...[name(STRING, 'ns'), string(namespace)],
  ]);
  return Buffer.concat(document([name(OBJECT, 'cursor'), ...cursor, name(DOUBLE, 'ok'), double(1)]));
}

/** Reads a cursor id from a command. */
export function cursorId(value: unknown): bigint {
  return value instanceof Long ? value.toBigInt() : 0n;
}

/** The chunks of a document; they are concatenated once, at the very end. */
function document(elements: readonly Buffer[]): Buffer[] {
  const size = Buffer.alloc(4);
  size.writeInt32LE(
    elements.reduce((sum, { length }) => sum + length, 5),
    0,
  );
  return [size, ...elements, Buffer.of(0)];
}

function name(type: number, field: string): Buffer {
  return Buffer.concat([Buffer.of(type), Buffer.from(`${field}\0`, 'utf8')]);
}

function string(text: string): Buffer {
  const bytes = Buffer.from(`${text}\0`, 'utf8');
  const size = Buffer.alloc(4);
  size.writeInt32LE(bytes.length, 0);
  return Buffer.concat([size, bytes]);
}

function double(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value, 0);
  return bytes;
}
