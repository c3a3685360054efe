import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/**
 * A zip that is written while it is read. Backpressure keeps it from being held in memory.
 * @param signal aborted when the reader disconnects
 */
export const createArchive = (signal: AbortSignal) => {
  const zip = new ZipFile();
  const stream = zip.outputStream.pipe(new PassThrough());
  /** Aborts the archive, so that it cannot be mistaken for a complete one. */
  const fail = (error: Error): void => {
    stream.destroy(error);
  };
  zip.on('error', fail);
  return {
    stream,
    /** Writes a file; resolves when its last piece is read. Rejects when a piece fails or the reader disconnects. */
    add: async (path: string, pieces: AsyncIterable<string> | Iterable<string>): Promise<void> => {
      // Pieces may have half a megabyte, so only one is buffered.
      const source = Readable.from(pieces, { highWaterMark: 1 });
      zip.addReadStream(source, path);
      await finished(source, { signal });
    },
    /** Call after the last file. */
    end: (): void => zip.end(),
    fail,
  };
};

export type Archive = ReturnType<typeof createArchive>;
