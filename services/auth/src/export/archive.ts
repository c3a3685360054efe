import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/**
 * A zip that is made while it is read: whoever reads slowly is waited for, so that it takes no memory of its size.
 * @param signal aborted when nobody reads any more
 */
export const createArchive = (signal: AbortSignal) => {
  const zip = new ZipFile();
  const stream = zip.outputStream.pipe(new PassThrough());
  /** Breaks the archive off, so that nobody takes it for whole. */
  const fail = (error: Error): void => {
    stream.destroy(error);
  };
  zip.on('error', fail);
  return {
    stream,
    /** Writes a file; resolves once its last piece is taken. Rejects when a piece cannot be made, or nobody reads any more. */
    add: async (path: string, pieces: AsyncIterable<string> | Iterable<string>): Promise<void> => {
      // Of pieces that may have half a megabyte one at a time is made ahead.
      const source = Readable.from(pieces, { highWaterMark: 1 });
      zip.addReadStream(source, path);
      await finished(source, { signal });
    },
    /** There are no more files. */
    end: (): void => zip.end(),
    fail,
  };
};

export type Archive = ReturnType<typeof createArchive>;
