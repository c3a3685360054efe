import { readFile } from 'node:fs/promises';
import { AppError } from '@exit-tickets/contracts';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { decodeText } from '../decode-text.ts';
import { endOfArchive } from './archive-end.ts';

/** Limits on unpacked content. Pictures hardly compress, text does, so text has its own limit. */
const max = { entries: 5_000, bytes: 400 * 1024 * 1024, bytesOfText: 24 * 1024 * 1024 };

const isTextPart = (name: string): boolean => /\.(?:xml|rels)$/i.test(name);

const tooMuch = (name: string): AppError =>
  new AppError('file_too_complex', { cause: new Error(`the archive holds too much at ${name}`) });

/** Opens an archive. It is closed when the loop over its entries ends. */
const openArchive = async (path: string): Promise<ZipFile> => {
  const { end, size } = await endOfArchive(path);
  // yauzl rejects files with bytes after the archive, which office programs accept.
  return end === size ? yauzl.openPromise(path) : yauzl.fromBufferPromise((await readFile(path)).subarray(0, end));
};

/** Unpacks an entry and counts its bytes, because declared sizes may be false. */
const unpack = async (archive: ZipFile, entry: Entry, limit: number): Promise<Buffer> => {
  const stream: AsyncIterable<Buffer> = await archive.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > limit) throw tooMuch(entry.fileName);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/**
 * The entries of an archive, with their declared sizes.
 * @throws if it is broken; {AppError} `file_too_complex` if it declares more than a document may hold
 */
export const listEntries = async (path: string): Promise<Entry[]> => {
  const entries: Entry[] = [];
  let bytes = 0;
  for await (const entry of (await openArchive(path)).eachEntry()) {
    entries.push(entry);
    bytes += entry.uncompressedSize;
    const textIsTooLong = isTextPart(entry.fileName) && entry.uncompressedSize > max.bytesOfText;
    if (entries.length > max.entries || bytes > max.bytes || textIsTooLong) throw tooMuch(entry.fileName);
  }
  return entries;
};

/**
 * Reads the wanted text parts of an archive, by name.
 * @throws if a part is broken or larger than declared; {AppError} `file_too_complex` if they hold more than a document
 *   may
 */
export const readTextParts = async (
  path: string,
  isWanted: (name: string) => boolean,
): Promise<Map<string, string>> => {
  const archive = await openArchive(path);
  const parts = new Map<string, string>();
  let left = max.bytesOfText;
  for await (const entry of archive.eachEntry()) {
    if (!isTextPart(entry.fileName) || !isWanted(entry.fileName)) continue;
    const content = await unpack(archive, entry, left);
    left -= content.length;
    parts.set(entry.fileName, decodeText(content));
  }
  return parts;
};

/** Reads one part, such as a picture. Undefined if it is missing or larger than `limit` bytes. */
export const readPart = async (path: string, name: string, limit: number): Promise<Buffer | undefined> => {
  const archive = await openArchive(path);
  for await (const entry of archive.eachEntry())
    if (entry.fileName === name && entry.uncompressedSize <= limit) return await unpack(archive, entry, limit);
  return undefined;
};
