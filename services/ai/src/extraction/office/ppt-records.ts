/** A record of the old PowerPoint format ([MS-PPT] 2.3): an atom with data, or a container of records. */
export interface PptRecord {
  type: number;
  /** Identifies one of several lists of the same type. */
  instance: number;
  data: Buffer;
  children: PptRecord[];
}

export const recordType = {
  notesAtom: 0x03f1,
  slidePersist: 0x03f3,
  slideShowInfo: 0x03f9,
  textHeader: 0x0f9f,
  outlineTextRef: 0x0f9e,
  textChars: 0x0fa0,
  textBytes: 0x0fa8,
  slideList: 0x0ff0,
  userEdit: 0x0ff5,
  persistDirectory: 0x1772,
  shapeGroup: 0xf003,
  shape: 0xf004,
  childAnchor: 0xf00f,
  clientTextbox: 0xf00d,
  placeholder: 0x0bc3,
} as const;

const headBytes = 8;
const containerVersion = 0xf;
const maxDepth = 50;

/** The record at an offset of the stream; undefined if none fits. */
export const recordAt = (stream: Buffer, offset: number, depth = 0): PptRecord | undefined => {
  if (offset < 0 || offset + headBytes > stream.length || depth > maxDepth) return undefined;
  const head = stream.readUInt16LE(offset);
  const length = stream.readUInt32LE(offset + 4);
  const data = stream.subarray(offset + headBytes, offset + headBytes + length);
  const children = (head & 0xf) === containerVersion ? recordsIn(data, depth + 1) : [];
  return { type: stream.readUInt16LE(offset + 2), instance: head >> 4, data, children };
};

/** The consecutive records of a container. */
export const recordsIn = (data: Buffer, depth = 0): PptRecord[] => {
  const records: PptRecord[] = [];
  for (let offset = 0; offset + headBytes <= data.length; ) {
    const record = recordAt(data, offset, depth);
    if (!record) break;
    records.push(record);
    offset += headBytes + record.data.length;
  }
  return records;
};

export const childOf = (record: PptRecord | undefined, type: number): PptRecord | undefined =>
  record?.children.find((child) => child.type === type);

/** All records of a type, at any depth. */
export const allOf = (record: PptRecord, type: number): PptRecord[] =>
  record.children.flatMap((child) => [...(child.type === type ? [child] : []), ...allOf(child, type)]);

export const uint32 = ({ data }: PptRecord, offset: number): number =>
  offset + 4 <= data.length ? data.readUInt32LE(offset) : 0;
