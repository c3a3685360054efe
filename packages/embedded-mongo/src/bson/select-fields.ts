import { onDemand } from 'bson';

const LENGTH_BYTES = 4;
const END = Buffer.of(0);

/** A document with only those of its own fields that are wanted, in their order. They are copied; nothing is decoded. */
export function selectFields(bytes: Buffer, isWanted: (name: string) => boolean): Buffer {
  const wanted: Buffer[] = [];
  for (const [, nameOffset, nameLength, offset, length] of onDemand.parseToElements(bytes)) {
    const name = bytes.toString('utf8', nameOffset, nameOffset + nameLength);
    // A byte for the type stands before the name.
    if (isWanted(name)) wanted.push(bytes.subarray(nameOffset - 1, offset + length));
  }
  const selected = Buffer.concat([Buffer.alloc(LENGTH_BYTES), ...wanted, END]);
  selected.writeInt32LE(selected.length);
  return selected;
}
