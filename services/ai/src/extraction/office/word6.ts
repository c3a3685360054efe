import { characterRuns, paragraphRuns, propertyIn } from './word6-properties.ts';
import { cleanWordText } from './word97.ts';

/** Where the head of a document says what: the format of Word 6 and 95, in which everything stands in one stream. */
const head = { flags: 10, charset: 0x14, text: 0x18, lengths: 0x34, styles: 0x60, fonts: 0xd0, pieces: 0x160 };
const flag = { fastSaved: 0x0004, wideCharacters: 0x1000 };
const macintosh = 0x100;
/** Properties of characters and paragraphs: deleted while changes are tracked, its font; the end of a row of a table. */
const property = { deleted: 65, font: 93, rowEnd: 25 };

/** Encodings by the character set that a font names; all others are those of the machine on which it was written. */
const encodings = new Map([
  [77, 'macintosh'],
  [128, 'shift_jis'],
  [129, 'euc-kr'],
  [134, 'gbk'],
  [136, 'big5'],
  [161, 'windows-1253'],
  [162, 'windows-1254'],
  [163, 'windows-1258'],
  [177, 'windows-1255'],
  [178, 'windows-1256'],
  [186, 'windows-1257'],
  [204, 'windows-1251'],
  [222, 'windows-874'],
  [238, 'windows-1250'],
]);

/** A part of the text that stands together in the stream; places in the text are counted in characters. */
interface Piece {
  from: number;
  to: number;
  offset: number;
}

/** The text as it was saved, or what became of it by saving fast: pieces, each with the place at which it stands. */
const piecesOf = (stream: Buffer, characters: number): Piece[] => {
  if (!(stream.readUInt16LE(head.flags) & flag.fastSaved))
    return [{ from: 0, to: characters, offset: stream.readUInt32LE(head.text) }];
  let at = stream.readUInt32LE(head.pieces);
  while (stream.readUInt8(at) === 1) at += 3 + stream.readUInt16LE(at + 1);
  if (stream.readUInt8(at) !== 2) throw new Error('a document that was saved fast, without its pieces');
  const count = Math.floor((stream.readUInt32LE(at + 1) - 4) / 12);
  const places = at + 5;
  const pieces = places + (count + 1) * 4;
  return Array.from({ length: count }, (_, index) => ({
    from: stream.readUInt32LE(places + index * 4),
    to: stream.readUInt32LE(places + (index + 1) * 4),
    offset: stream.readUInt32LE(pieces + index * 8 + 2),
  }));
};

/** The encoding of each font. */
const fontEncodings = (stream: Buffer): string[] => {
  const standard = stream.readUInt16LE(head.charset) === macintosh ? 'macintosh' : 'windows-1252';
  const start = stream.readUInt32LE(head.fonts);
  const end = Math.min(stream.length, start + stream.readUInt32LE(head.fonts + 4));
  const found: string[] = [];
  for (let at = start + 2; at + 5 < end; at += 1 + stream.readUInt8(at))
    found.push(encodings.get(stream.readUInt8(at + 4)) ?? standard);
  return found.length > 0 ? found : [standard];
};

/** What stands for the number of a font where there is no text to read: it was deleted, or a row of a table ends. */
const deleted = 0xffff;
const rowEnd = 0xfffe;

/** For each byte of the stream the number of its font, or what stands for it. */
const fontsOfBytes = (stream: Buffer): Uint16Array => {
  const styles = stream.readUInt32LE(head.styles);
  const fonts = new Uint16Array(stream.length).fill(stream.readUInt16LE(styles + 14));
  for (const { from, to, properties } of characterRuns(stream)) {
    const font = propertyIn(properties, property.deleted) === 1 ? deleted : propertyIn(properties, property.font);
    if (font !== undefined) fonts.fill(font, from, to);
  }
  for (const { from, to, properties } of paragraphRuns(stream))
    if (propertyIn(properties, property.rowEnd) === 1) fonts.fill(rowEnd, from, to);
  return fonts;
};

/**
 * What a document of Word 6 or 95 says: its body, text boxes, footnotes and endnotes.
 * @throws {RangeError} when it names places that it does not have
 */
export const readWord6 = (stream: Buffer): string[] => {
  const lengths = Array.from({ length: 8 }, (_, index) => stream.readUInt32LE(head.lengths + index * 4));
  const [body = 0, footnotes = 0, headers = 0, macros = 0, remarks = 0, endnotes = 0, boxes = 0] = lengths;
  const characters = lengths.reduce((sum, length) => sum + length, 0);
  const pieces = piecesOf(stream, characters);
  const encodingOf = fontEncodings(stream);
  const fonts = fontsOfBytes(stream);
  const isWide = (stream.readUInt16LE(head.flags) & flag.wideCharacters) !== 0;
  const bytesEach = isWide ? 2 : 1;

  const decode = (from: number, to: number): string => {
    let text = '';
    for (let start = from, end = from; start < to; start = end) {
      const font = fonts[start] ?? 0;
      while (end < to && fonts[end] === font) end += 1;
      const encoding = isWide ? 'utf-16le' : (encodingOf[font] ?? encodingOf[0]);
      if (font === rowEnd) text += '\n';
      else if (font !== deleted) text += new TextDecoder(encoding).decode(stream.subarray(start, end));
    }
    return text;
  };
  const part = (start: number, length: number): string => {
    const texts = pieces.map(({ from, to, offset }) => {
      const first = Math.max(from, start);
      const place = offset + (first - from) * bytesEach;
      const end = place + (Math.min(to, start + length) - first) * bytesEach;
      return decode(place, Math.min(end, stream.length));
    });
    return cleanWordText(texts.join(''));
  };
  const footnotesAt = body;
  const endnotesAt = footnotesAt + footnotes + headers + macros + remarks;
  return [part(0, body), part(endnotesAt + endnotes, boxes), part(footnotesAt, footnotes), part(endnotesAt, endnotes)];
};
