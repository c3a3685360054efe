import { BSONRegExp, Double, deserialize, Int32, Long, serialize, setInternalBufferSize } from 'bson';
import { MongoError, notImplemented } from '../errors.ts';

/** A decoded BSON document. Numbers keep their wrappers (Int32, Double, Long), so that types survive a round trip. */
export interface Doc {
  [field: string]: unknown;
}

/** The largest document MongoDB stores. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

// bson grows its buffer by doubling only when a document does not fit; a 16 MiB document may be inside a command.
setInternalBufferSize(17 * 1024 * 1024);

const DECODE = { promoteValues: false, bsonRegExp: true };

/** Decodes a document without promoting any type. */
export function decode(bytes: Uint8Array): Doc {
  return deserialize(bytes, DECODE);
}

/** Decodes a command, leaving the documents of its array `field` as bytes. */
export function decodeLeavingRaw(bytes: Uint8Array, field: string): Doc {
  return deserialize(bytes, { ...DECODE, fieldsAsRaw: { [field]: true } });
}

/** Encodes a document. */
export function encode(doc: Doc): Buffer {
  const bytes = serialize(doc, { ignoreUndefined: true });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Encodes a document that will be stored, refusing one that is too large. */
export function encodeForStorage(doc: Doc): Buffer {
  const bytes = encode(doc);
  checkSize(bytes);
  return bytes;
}

/** Refuses a document over MongoDB's limit. */
export function checkSize(bytes: Uint8Array): void {
  if (bytes.length > MAX_DOCUMENT_BYTES) {
    throw new MongoError(
      10334,
      `BSONObj size: ${bytes.length} is invalid. Size must be between 0 and ${MAX_DOCUMENT_BYTES}`,
    );
  }
}

/** Whether a value is a sub-document (not an array, and none of BSON's own types). */
export function isDoc(value: unknown): value is Doc {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** A BSON number of any of the three supported kinds. */
export type BsonNumber = Int32 | Double | Long | number;

/** Whether a value is a BSON number. */
export function isNumber(value: unknown): value is BsonNumber {
  return typeof value === 'number' || value instanceof Int32 || value instanceof Double || value instanceof Long;
}

/** A BSON number as a JavaScript number (a Long beyond 2^53 loses precision). */
export function toNumber(value: BsonNumber): number {
  if (typeof value === 'number') return value;
  return value instanceof Long ? value.toNumber() : value.value;
}

/** A BSON regular expression as JavaScript's; flags with a different meaning in JavaScript are refused. */
export function toRegExp({ pattern, options }: BSONRegExp): RegExp {
  return compileRegExp(pattern, options);
}

/** Compiles a pattern with MongoDB's option letters. Strict mode rejects what JavaScript and PCRE read differently. */
export function compileRegExp(pattern: string, options: string): RegExp {
  if (/[^imsu]/.test(options)) throw notImplemented(`Regular expression option '${options}'`);
  try {
    // Bounded work: our services write the patterns, and a user's search text is always a literal in them.
    return new RegExp(asStrictPattern(pattern), [...new Set(`${options}u`)].join(''));
  } catch {
    throw new MongoError(2, `Regular expression is invalid: ${pattern}`);
  }
}

/** PCRE allows escaping any punctuation; JavaScript's strict (unicode) mode only its own special characters. */
function asStrictPattern(pattern: string): string {
  return pattern.replace(/\\([^a-zA-Z0-9])/gu, (escaped, char: string) =>
    '^$\\.*+?()[]{}|/'.includes(char) ? escaped : `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

export { BSONRegExp, Double, Int32, Long };
