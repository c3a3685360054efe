import { AppError } from '@exit-tickets/contracts';
import yauzl, { type Entry, type ZipFile } from 'yauzl';

/** What a document may hold, unpacked. Pictures hardly shrink in an archive, text does: hence two limits. */
const most = { entries: 5_000, bytes: 400 * 1024 * 1024, bytesOfText: 24 * 1024 * 1024 };

const isTextPart = (name: string): boolean => /\.(?:xml|rels)$/i.test(name);

const unreadable = (cause: unknown): AppError => new AppError('unreadable_file', { cause });

const openArchive = (path: string): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true, validateEntrySizes: true }, (error, archive) =>
      error ? reject(unreadable(error)) : resolve(archive),
    );
  });

const eachEntry = (archive: ZipFile, visit: (entry: Entry) => Promise<void> | void): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (cause: unknown): void => reject(cause instanceof AppError ? cause : unreadable(cause));
    archive.on('error', fail);
    archive.on('end', () => resolve());
    archive.on('entry', (entry: Entry) => {
      const visited = (async () => visit(entry))();
      visited.then(() => archive.readEntry(), fail);
    });
    archive.readEntry();
  });

/** Unpacks an entry to nowhere and counts: what an archive declares may be a lie. */
const countBytes = (archive: ZipFile, entry: Entry, limit: number): Promise<number> =>
  new Promise((resolve, reject) => {
    archive.openReadStream(entry, (error, stream) => {
      if (error) return reject(unreadable(error));
      let bytes = 0;
      stream.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > limit) stream.destroy(unreadable(new Error(`${entry.fileName} unpacks to more than it declares`)));
      });
      stream.on('error', reject);
      stream.on('end', () => resolve(bytes));
    });
  });

/**
 * The entries of an archive, with the sizes they declare.
 * @throws {AppError} `unreadable_file` when it is broken or declares more than a document holds
 */
export const listEntries = async (path: string): Promise<Entry[]> => {
  const archive = await openArchive(path);
  try {
    const entries: Entry[] = [];
    let bytes = 0;
    await eachEntry(archive, (entry) => {
      entries.push(entry);
      bytes += entry.uncompressedSize;
      const textIsTooLong = isTextPart(entry.fileName) && entry.uncompressedSize > most.bytesOfText;
      if (entries.length > most.entries || bytes > most.bytes || textIsTooLong)
        throw unreadable(new Error(`the archive declares too much at ${entry.fileName}`));
    });
    return entries;
  } finally {
    archive.close();
  }
};

/**
 * Unpacks the text parts of an archive once, counting, so that a library may unpack them again safely.
 * @throws {AppError} `unreadable_file` when a part is larger than it declares or than a document holds
 */
export const checkTextParts = async (path: string): Promise<void> => {
  const archive = await openArchive(path);
  let left = most.bytesOfText;
  try {
    await eachEntry(archive, async (entry) => {
      if (isTextPart(entry.fileName)) left -= await countBytes(archive, entry, left);
    });
  } finally {
    archive.close();
  }
};
