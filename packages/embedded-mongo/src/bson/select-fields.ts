import { onDemand } from 'bson';

const LENGTH_BYTES = 4;
const END = Buffer.of(0);
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
export function selectFields(bytes: Buffer, isWanted: (name: string) => boolean): Buffer {
  return rebuild(bytes, (name) => !isWanted(name) || undefined);
}

/** A document without these fields, also inside of documents and of what arrays hold. Nothing is decoded. */
export function withoutFields(bytes: Buffer, tree: FieldTree): Buffer {
  return rebuild(bytes, (name) => nodeAt(tree, name));
}

/** @param leftOut `true` for a field that goes, a tree for one that loses something inside */
function rebuild(bytes: Buffer, leftOut: (name: string) => FieldTree | true | undefined): Buffer {
  const kept: Buffer[] = [];
  for (const [type, nameOffset, nameLength, offset, length] of onDemand.parseToElements(bytes)) {
    const node = leftOut(bytes.toString('utf8', nameOffset, nameOffset + nameLength));
    const end = offset + length;
    // A byte for the type stands before the name.
    if (node === undefined) kept.push(bytes.subarray(nameOffset - 1, end));
    else if (node !== true)
      kept.push(bytes.subarray(nameOffset - 1, offset), inside(type, bytes.subarray(offset, end), node));
  }
  const rebuilt = Buffer.concat([Buffer.alloc(LENGTH_BYTES), ...kept, END]);
  rebuilt.writeInt32LE(rebuilt.length);
  return rebuilt;
}

function inside(type: number, value: Buffer, tree: FieldTree): Buffer {
  if (type === DOCUMENT) return withoutFields(value, tree);
  // A path goes on in every item.
  return type === ARRAY ? rebuild(value, () => tree) : value;
}
