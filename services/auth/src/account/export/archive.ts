import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A zip that is made while it is read: whoever reads slowly is waited for, so that it takes no memory of its size. */
export interface Archive {
  stream: Readable;
  /** Writes a file; resolves once its last piece is taken. Rejects when a piece cannot be made, or nobody reads any more. */
  add(path: string, pieces: AsyncIterable<string> | Iterable<string>): Promise<void>;
  /** There are no more files. */
  end(): void;
  /** Breaks the archive off, so that nobody takes it for whole. */
  fail(error: Error): void;
}

/** @param signal aborted when nobody reads any more */
export const createArchive = (signal: AbortSignal): Archive => {
  const zip = new ZipFile();
  const stream = zip.outputStream.pipe(new PassThrough());
  const fail: Archive['fail'] = (error) => {
    stream.destroy(error);
  };
  zip.on('error', fail);
  return {
    stream,
    add: async (path, pieces) => {
      // Of pieces that may have half a megabyte one at a time is made ahead.
      const source = Readable.from(pieces, { highWaterMark: 1 });
      zip.addReadStream(source, path);
      await finished(source, { signal });
    },
    end: () => zip.end(),
    fail,
  };
};
