interface Word6 {
  /** The text, with the marks of its format in it. */
  body: string;
  footnotes?: string;
  headers?: string;
  boxes?: string;
  /** The character set of each font; the first one is the document's own. */
  fonts?: readonly number[];
  /** Properties of characters of the body: from one place to another. */
  formats?: readonly (readonly [from: number, to: number, properties: readonly number[]])[];
  /** Where in the body a row of a table ends. */
  rowEnds?: readonly number[];
  /** Saved fast: the body in two pieces, the second of which stands first. */
  pieceEnd?: number;
  flags?: number;
  charset?: number;
  characterBytes?: 1 | 2;
}

const headBytes = 768;
const pageBytes = 512;

/** A page that tells of places in the stream which properties they have; `entryBytes` is what the page keeps of each. */
const page = (end: number, runs: readonly (readonly [number, number, Buffer])[], entryBytes: number): Buffer => {
  const all = runs.flatMap(([from, to, list], index) => {
    const next = runs[index + 1]?.[0] ?? end;
    return [[from, list], ...(to < next ? ([[to, undefined]] as const) : [])] as const;
  });
  const content = Buffer.alloc(pageBytes);
  let free = pageBytes - 2;
  for (const [index, [from, list]] of all.entries()) {
    content.writeUInt32LE(from, index * 4);
    if (!list) continue;
    free = (free - list.length) & ~1;
    list.copy(content, free);
    content[(all.length + 1) * 4 + index * entryBytes] = free / 2;
  }
  content.writeUInt32LE(end, all.length * 4);
  content[pageBytes - 1] = all.length;
  return content;
};

/** The one stream of a document of Word 6 or 95. */
export const word6Stream = ({ body, footnotes = '', headers = '', boxes = '', ...document }: Word6): Buffer => {
  const { fonts = [0], formats = [], rowEnds = [], pieceEnd, flags = 0, charset = 0, characterBytes = 1 } = document;
  const encode = (text: string): Buffer => Buffer.from(text, characterBytes === 2 ? 'utf16le' : 'latin1');
  const whole = encode(body + footnotes + headers + boxes);
  const cut = (pieceEnd ?? 0) * characterBytes;
  const head = Buffer.alloc(headBytes);
  const text = Buffer.concat([whole.subarray(cut), whole.subarray(0, cut)]);
  const end = headBytes + text.length;
  const parts: Buffer[] = [head, text, Buffer.alloc(pageBytes - (end % pageBytes))];
  let length = end + pageBytes - (end % pageBytes);
  const add = (content: Buffer): number => {
    parts.push(content);
    length += content.length;
    return length - content.length;
  };
  const place = (at: number): number => headBytes + at * characterBytes;
  const addPage = (at: number, content: Buffer): void => {
    const list = Buffer.alloc(10);
    list.writeUInt32LE(headBytes, 0);
    list.writeUInt32LE(end, 4);
    list.writeUInt16LE(add(content) / pageBytes, 8);
    lists.push([at, list]);
  };
  const lists: [number, Buffer][] = [];
  const characters = formats.map(
    ([from, to, list]) => [place(from), place(to), Buffer.from([list.length, ...list])] as const,
  );
  addPage(0xb8, page(end, characters, 1));
  const rows = rowEnds.map((at) => [place(at), place(at + 1), Buffer.from([3, 0, 0, 24, 1, 25, 1])] as const);
  addPage(0xc0, page(end, rows, 7));
  lists.push([0x60, Buffer.from([14, 0, ...Array<number>(14).fill(0)])]);
  const font = (set: number): Buffer => Buffer.from([10, 0, 0, 0, set, 0, ...Buffer.from('Font\0')]);
  lists.push([0xd0, Buffer.concat([Buffer.alloc(2), ...fonts.map(font)])]);
  if (pieceEnd !== undefined) {
    const total = whole.length / characterBytes;
    const pieces = Buffer.alloc(8 + 5 + 12 + 16);
    // A list of properties stands before the pieces.
    Buffer.from([1, 5, 0, 65, 1, 65, 1, 0, 2]).copy(pieces);
    pieces.writeUInt32LE(28, 9);
    pieces.writeUInt32LE(pieceEnd, 17);
    pieces.writeUInt32LE(total, 21);
    pieces.writeUInt32LE(place(total - pieceEnd), 27);
    pieces.writeUInt32LE(headBytes, 35);
    lists.push([0x160, pieces]);
  }
  for (const [at, list] of lists) {
    head.writeUInt32LE(add(list), at);
    head.writeUInt32LE(list.length, at + 4);
  }
  head.writeUInt16LE(0xa5dc, 0);
  head.writeUInt16LE(104, 2);
  head.writeUInt16LE(flags | (pieceEnd === undefined ? 0 : 4) | (characterBytes === 2 ? 0x1000 : 0), 10);
  head.writeUInt16LE(charset, 0x14);
  head.writeUInt32LE(headBytes, 0x18);
  for (const [index, { length: characters }] of [body, footnotes, headers, '', '', '', boxes].entries())
    head.writeUInt32LE(characters, 0x34 + index * 4);
  return Buffer.concat(parts);
};
