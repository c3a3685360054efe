import { onDemand } from 'bson';

const LENGTH_BYTES = 4;
/** The types of values that have fields of their own. */
const DOCUMENT = 3;
const ARRAY = 4;

/** Named fields as a tree: `true` ends a path. */
export interface FieldTree {
  [field: string]: FieldTree | true;
}

/** What a tree says of a field. */
export function nodeAt(tree: FieldTree, name: string): FieldTree | true | undefined {
  return Object.hasOwn(tree, name) ? tree[name] : undefined;
}

/** A document with only those of its own fields that are wanted, in their order. They are copied; nothing is decoded. */
export function selectFields(bytes: Buffer, names: ReadonlySet<string>): Buffer {
  const lengths = lengthsOfNames(names);
  return copyOf(
    bytes,
    without(bytes, (start, length) => !(lengths.has(length) && names.has(nameIn(bytes, start, length))) || undefined),
  );
}

/** A document without these fields, also inside of documents and of what arrays hold. Nothing is decoded. */
export function withoutFields(bytes: Buffer, tree: FieldTree): Buffer {
  return copyOf(bytes, withoutTree(bytes, tree));
}

/** What the store has read stays its own. */
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

/** In bytes: most fields have another length than those of a tree or a list, so that their names need not be read. */
function lengthsOfNames(names: FieldTree | ReadonlySet<string>): ReadonlySet<number> {
  const known = lengthsByNames.get(names);
  if (known) return known;
  const each = names instanceof Set ? [...names] : Object.keys(names);
  const lengths = new Set(each.map((name: string) => Buffer.byteLength(name)));
  lengthsByNames.set(names, lengths);
  return lengths;
}

/**
 * The same bytes where nothing is left out; what is kept beside each other is copied in one piece.
 * @param leftOut of the field with this name in the document: `true` when it goes, a tree when it loses something inside
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
      // A byte for the type stands before the name. Of several in a row nothing stands between.
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
  // A path goes on in every item.
  return type === ARRAY ? without(value, () => tree) : value;
}
