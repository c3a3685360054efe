const NUMBER_BYTES = 4;
const RECORD_ID_BYTES = 6;

/** The key of a document: its collection, then its record id, which increases with every insert. */
export function documentKey(collection: number, recordId: number): Buffer {
  const key = Buffer.alloc(NUMBER_BYTES + RECORD_ID_BYTES);
  key.writeUInt32BE(collection, 0);
  key.writeUIntBE(recordId, NUMBER_BYTES, RECORD_ID_BYTES);
  return key;
}

/** The record id at the end of a key, or in a value. */
export function recordIdOf(bytes: Buffer): number {
  return bytes.readUIntBE(bytes.length - RECORD_ID_BYTES, RECORD_ID_BYTES);
}

/** A record id as the value of an index entry. */
export function recordIdBytes(recordId: number): Buffer {
  const bytes = Buffer.alloc(RECORD_ID_BYTES);
  bytes.writeUIntBE(recordId, 0, RECORD_ID_BYTES);
  return bytes;
}

/** The key of an index entry. A unique index has one per value; other indexes append the record id. */
export function entryKey(index: { number: number; unique: boolean }, values: Buffer, recordId: number): Buffer {
  const parts = [numberBytes(index.number), values];
  if (!index.unique) parts.push(recordIdBytes(recordId));
  return Buffer.concat(parts);
}

/** A collection's or index's number as a key prefix. */
export function numberBytes(number: number): Buffer {
  const bytes = Buffer.alloc(NUMBER_BYTES);
  bytes.writeUInt32BE(number, 0);
  return bytes;
}

/** The first key after all keys with this prefix. */
export function afterPrefix(prefix: Buffer): Buffer {
  const end = Buffer.from(prefix);
  for (let i = end.length - 1; i >= 0; i--) {
    const byte = end[i] ?? 0;
    if (byte < 0xff) {
      end[i] = byte + 1;
      return end.subarray(0, i + 1);
    }
  }
  return Buffer.concat([prefix, Buffer.alloc(16, 0xff)]);
}
