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

const openArchive = async (path: string): Promise<ZipFile> => {
  const { end, size } = await endOfArchive(path);
  const options = { lazyEntries: true, validateEntrySizes: true, autoClose: false };
  return new Promise((resolve, reject) => {
    const opened = (error: Error | null, archive: ZipFile): void =>
      error ? reject(error) : resolve(archive);
    // yauzl rejects files with bytes after the archive, which office programs accept.
    if (end === size) yauzl.open(path, options, opened);
    else readFile(path).then((bytes) => yauzl.fromBuffer(bytes.subarray(0, end), options, opened), reject);
  });
};

/** Opens an archive and visits its entries one after the other. */
const eachEntry = async (
  path: string,
  visit: (entry: Entry, archive: ZipFile) => Promise<void> | void,
): Promise<void> => {
  const archive = await openArchive(path);
  const visited = new Promise<void>((resolve, reject) => {
    archive.on('error', reject);
    archive.on('end', () => resolve());
    archive.on('entry', (entry: Entry) => {
      (async () => visit(entry, archive))().then(() => archive.readEntry(), reject);
    });
    archive.readEntry();
  });
  await visited.finally(() => archive.close());
};

/** Unpacks an entry and counts its bytes, because declared sizes may be false. */
const unpack = (archive: ZipFile, entry: Entry, limit: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    archive.openReadStream(entry, (error, stream) => {
      if (error) return reject(error);
      const chunks: Buffer[] = [];
      let bytes = 0;
      stream.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        chunks.push(chunk);
        if (bytes > limit) stream.destroy(tooMuch(entry.fileName));
      });
      stream.on('error', reject);
      stream.on('end', () => resolve(Buffer.concat(chunks)));
    });
  });

/**
 * The entries of an archive, with their declared sizes.
 * @throws if it is broken; {AppError} `file_too_complex` if it declares more than a document may hold
 */
export const listEntries = async (path: string): Promise<Entry[]> => {
  const entries: Entry[] = [];
  let bytes = 0;
  await eachEntry(path, (entry) => {
    entries.push(entry);
    bytes += entry.uncompressedSize;
    const textIsTooLong = isTextPart(entry.fileName) && entry.uncompressedSize > max.bytesOfText;
    if (entries.length > max.entries || bytes > max.bytes || textIsTooLong) throw tooMuch(entry.fileName);
  });
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
  const parts = new Map<string, string>();
  let left = max.bytesOfText;
  await eachEntry(path, async (entry, archive) => {
    if (!isTextPart(entry.fileName) || !isWanted(entry.fileName)) return;
    const content = await unpack(archive, entry, left);
    left -= content.length;
    parts.set(entry.fileName, decodeText(content));
  });
  return parts;
};

/** Reads one part, such as a picture. Undefined if it is missing or larger than `limit` bytes. */
export const readPart = async (path: string, name: string, limit: number): Promise<Buffer | undefined> => {
  let content: Buffer | undefined;
  await eachEntry(path, async (entry, archive) => {
    if (entry.fileName === name && entry.uncompressedSize <= limit) content = await unpack(archive, entry, limit);
  });
  return content;
};
