import { onDemand } from 'bson';

const LENGTH_BYTES = 4;
/** The BSON types that contain fields. */
const DOCUMENT = 3;
const ARRAY = 4;

/** Named fields as a tree: `true` ends a path. */
export interface FieldTree {
  [field: string]: FieldTree | true;
}

/** The entry of a field in a tree, if it has one. */
export function nodeAt(tree: FieldTree, name: string): FieldTree | true | undefined {
  return Object.hasOwn(tree, name) ? tree[name] : undefined;
}

/** A copy of a document with only these top-level fields, in their original order. Nothing is decoded. */
export function selectFields(bytes: Buffer, names: ReadonlySet<string>): Buffer {
  const lengths = lengthsOfNames(names);
  return copyOf(
    bytes,
    without(bytes, (start, length) => !(lengths.has(length) && names.has(nameIn(bytes, start, length))) || undefined),
  );
}

/** A copy of a document without these fields, at any depth in sub-documents and arrays. Nothing is decoded. */
export function withoutFields(bytes: Buffer, tree: FieldTree): Buffer {
  return copyOf(bytes, withoutTree(bytes, tree));
}

/** Always returns a copy, because the original buffer belongs to the store. */
function copyOf(bytes: Buffer, selected: Buffer): Buffer {
  return selected === bytes ? Buffer.from(bytes) : selected;
}

function nameIn(bytes: Buffer, start: number, length: number): string {
  return bytes.toString('utf8', start, start + length);
}

function withoutTree(bytes: Buffer, tree: FieldTree): Buffer {
  const lengths = lengthsOfNames(tree);
  return without(bytes, (start, length) =>
    lengths.has(length) ? nodeAt(tree, nameIn(bytes, start, length)) : undefined,
  );
}

const lengthsByNames = new WeakMap<object, ReadonlySet<number>>();

/** Lengths in bytes. Most other fields have a different length, so their names need not be read. */
function lengthsOfNames(names: FieldTree | ReadonlySet<string>): ReadonlySet<number> {
  const known = lengthsByNames.get(names);
  if (known) return known;
  const each = names instanceof Set ? [...names] : Object.keys(names);
  const lengths = new Set(each.map((name: string) => Buffer.byteLength(name)));
  lengthsByNames.set(names, lengths);
  return lengths;
}

/**
 * Returns the same buffer when nothing is left out; adjacent fields that stay are copied in one piece.
 * @param leftOut for the name of a field: `true` to remove it, a tree to remove parts of its value
 */
function without(
  bytes: Buffer,
  leftOut: (nameStart: number, nameLength: number) => FieldTree | true | undefined,
): Buffer {
  const pieces: Buffer[] = [];
  let from = LENGTH_BYTES;
  let isWhole = true;
  for (const [type, nameStart, nameLength, start, length] of onDemand.parseToElements(bytes)) {
    const node = leftOut(nameStart, nameLength);
    if (node === undefined) continue;
    const end = start + length;
    if (node === true) {
      isWhole = false;
      // The type byte precedes the name. Between consecutive removed fields there is nothing to copy.
      if (nameStart - 1 > from) pieces.push(bytes.subarray(from, nameStart - 1));
      from = end;
      continue;
    }
    const value = bytes.subarray(start, end);
    const left = inside(type, value, node);
    if (left === value) continue;
    isWhole = false;
    pieces.push(bytes.subarray(from, start), left);
    from = end;
  }
  if (isWhole) return bytes;
  const rebuilt = Buffer.concat([Buffer.alloc(LENGTH_BYTES), ...pieces, bytes.subarray(from)]);
  rebuilt.writeInt32LE(rebuilt.length);
  return rebuilt;
}

function inside(type: number, value: Buffer, tree: FieldTree): Buffer {
  if (type === DOCUMENT) return withoutTree(value, tree);
  // A path applies to every item of an array.
  return type === ARRAY ? without(value, () => tree) : value;
}
