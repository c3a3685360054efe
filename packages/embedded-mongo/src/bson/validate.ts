import { onDemand } from 'bson';
import { MongoError, notImplemented } from '../errors.ts';

const MAX_DEPTH = 180;

const OBJECT = 0x03;
const ARRAY = 0x04;

/** double, string, object, array, binData, objectId, bool, date, null, regex, int, timestamp, long, minKey, maxKey */
const TYPES: ReadonlySet<number> = new Set([1, 2, OBJECT, ARRAY, 5, 7, 8, 9, 10, 11, 16, 17, 18, 255, 127]);

/**
 * Validates a received document: well-formed, only supported types, and only shapes that survive conversion to a
 * JavaScript object (no duplicate fields; integer-like names first and ascending, as JavaScript orders them).
 */
export function validateBson(bytes: Uint8Array): void {
  try {
    validateLevel(bytes, 0, 1, false);
  } catch (error) {
    if (error instanceof MongoError) throw error;
    throw new MongoError(22, `Invalid BSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function validateLevel(bytes: Uint8Array, start: number, depth: number, isArray: boolean): void {
  if (depth > MAX_DEPTH) throw new MongoError(22, `Document nesting exceeds ${MAX_DEPTH} levels`);
  const names = new Set<string>();
  let lastInteger = -1;
  for (const [type, nameOffset, nameLength, offset] of onDemand.parseToElements(bytes, start)) {
    if (!TYPES.has(type)) throw notImplemented(`BSON type 0x${type.toString(16)}`);
    if (!isArray) {
      const name = onDemand.ByteUtils.toUTF8(bytes, nameOffset, nameOffset + nameLength, true);
      if (name === '__proto__') throw notImplemented("A field named '__proto__'");
      if (names.has(name)) throw notImplemented(`A document with the field '${name}' twice`);
      if (isIntegerName(name)) {
        const onlyIntegersBefore = lastInteger >= 0 || names.size === 0;
        if (!onlyIntegersBefore || Number(name) < lastInteger)
          throw notImplemented(`Field '${name}' after other fields`);
        lastInteger = Number(name);
      } else {
        lastInteger = -1;
      }
      names.add(name);
    }
    if (type === OBJECT || type === ARRAY) validateLevel(bytes, offset, depth + 1, type === ARRAY);
  }
}

function isIntegerName(name: string): boolean {
  return /^(0|[1-9]\d{0,9})$/.test(name) && Number(name) < 2 ** 32 - 1;
}
