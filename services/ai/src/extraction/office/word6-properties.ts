/** Bytes of a document of Word 6 that are formatted alike, and the list of what they differ in from their style. */
interface FormattedRun {
  from: number;
  to: number;
  properties: Buffer;
}

const pageBytes = 512;

/** The runs of a page: their places, then where on the page the properties of each stand, counted in pairs of bytes. */
const runsOnPage = (page: Buffer, entryBytes: number, listOf: (at: number) => Buffer): FormattedRun[] => {
  const runs = Math.min(page.readUInt8(pageBytes - 1), Math.floor((pageBytes - 5) / (4 + entryBytes)));
  return Array.from({ length: runs }, (_, index) => {
    const at = page.readUInt8((runs + 1) * 4 + index * entryBytes) * 2;
    const [from, to] = [page.readUInt32LE(index * 4), page.readUInt32LE((index + 1) * 4)];
    return { from, to, properties: at === 0 ? Buffer.alloc(0) : listOf(at) };
  });
};

/** The pages of a list; where it stands, the head of the document says. It names their places in the text, then their numbers. */
const pagesOf = (stream: Buffer, list: number): Buffer[] => {
  const count = Math.floor((stream.readUInt32LE(list + 4) - 4) / 6);
  const numbers = stream.readUInt32LE(list) + (count + 1) * 4;
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const start = stream.readUInt16LE(numbers + index * 2) * pageBytes;
    return stream.subarray(start, start + pageBytes);
  }).filter(({ length }) => length === pageBytes);
};

/** How the characters of a document are formatted. */
export const characterRuns = (stream: Buffer): FormattedRun[] =>
  pagesOf(stream, 0xb8).flatMap((page) =>
    runsOnPage(page, 1, (at) => page.subarray(at + 1, at + 1 + page.readUInt8(at))),
  );

/** How the paragraphs of a document are formatted; the number of a style stands before their properties. */
export const paragraphRuns = (stream: Buffer): FormattedRun[] =>
  pagesOf(stream, 0xc0).flatMap((page) =>
    runsOnPage(page, 7, (at) => page.subarray(at + 3, at + 1 + page.readUInt8(at) * 2)),
  );

/**
 * How many bytes the value of each property takes, ten properties a line; where it says so itself, in its first byte: "-".
 * These are those of paragraphs (2 to 52) and of characters (65 to 118).
 */
const valueBytes = [
  '0-2-111111',
  '11-11-2222',
  '422-112221',
  '2222222122',
  '2222122222',
  '110-------',
  '-----111-2',
  '4123-1----',
  '2--0-11111',
  '1112132212',
  '121-1--2-2',
  '2------11-',
].join('');

/** The value of a property; undefined where the list does not have it. */
export const propertyIn = (properties: Buffer, wanted: number): number | undefined => {
  for (let at = 0; at + 1 < properties.length; ) {
    const property = properties.readUInt8(at);
    const said = valueBytes[property] ?? '-';
    const length = said === '-' ? 1 + properties.readUInt8(at + 1) : Number(said);
    const value = properties.subarray(at + 1, at + 1 + length);
    if (property === wanted) return value.readUIntLE(0, value.length);
    at += 1 + length;
  }
  return undefined;
};
