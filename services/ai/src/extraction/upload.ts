import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError, limits } from '@exit-tickets/contracts';
import type { FastifyRequest } from 'fastify';
import { cleanText } from './clean-text.ts';
import { createPrivateFolder } from './private-folder.ts';

/** An uploaded file, stored under a generated name. */
export interface UploadedFile {
  path: string;
  /** As sent by the browser, without any path. */
  fileName: string;
}

export interface Upload {
  /** In upload order. */
  files: UploadedFile[];
  title: string | undefined;
}

/** One more than allowed, so that the service reports the excess instead of the parser truncating it. */
const partLimits = {
  fileSize: limits.uploadBytes + 1,
  files: limits.filesPerUpload + 1,
  fields: 4,
  fieldSize: 4_096,
  parts: limits.filesPerUpload + 6,
  headerPairs: 50,
};
/** Size of a multipart body besides its files. */
const envelopeBytes = 64 * 1024;

const refuseDeclaredSize = (request: FastifyRequest): void => {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > limits.uploadBytes + envelopeBytes) throw new AppError('file_too_large', { field: 'file' });
};

/** Counts the bytes of all files of an upload and aborts as soon as they are too large. */
const createMeter = () => {
  let bytes = 0;
  return async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > limits.uploadBytes) throw new AppError('file_too_large', { field: 'file' });
      yield chunk;
    }
  };
};

const bareName = (fileName: string): string =>
  cleanText(fileName.split(/[\\/]/).at(-1) ?? '').slice(0, limits.fileNameLength);

/**
 * Reports errors in the form as the client's fault. Errors with a code come from elsewhere: the disk, a client that
 * disconnected, or the framework.
 */
const asFormError = (error: unknown): unknown => {
  if (error instanceof AppError || !(error instanceof Error) || 'code' in error) return error;
  return new AppError('invalid_request', { field: 'file', message: 'file: the form is not whole', cause: error });
};

const badFiles = (what: string): AppError =>
  new AppError('invalid_request', { field: 'file', message: `file: ${what}` });

/** Reads a form and stores its files in a folder. */
const store = async (folder: string, request: FastifyRequest, upload: Upload, signal: AbortSignal): Promise<void> => {
  const meter = createMeter();
  for await (const part of request.parts({ limits: partLimits })) {
    if (part.type === 'field') {
      if (part.fieldname === 'title' && typeof part.value === 'string') upload.title = part.value;
    } else if (part.fieldname === 'file') {
      if (upload.files.length === limits.filesPerUpload) throw badFiles(`are more than ${limits.filesPerUpload}`);
      const path = join(folder, randomUUID());
      upload.files.push({ path, fileName: bareName(part.filename) });
      await pipeline(part.file, meter, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal });
    } else part.file.resume();
  }
  if (upload.files.length === 0) throw badFiles('is missing');
};

/** Makes the private folder for uploads while they are read. Removed when the service ends, or at the next start. */
export const createUploadFolder = async () => {
  const folder = await createPrivateFolder(tmpdir());

  return {
    /** Folder of the language data, filled on first use and kept while the service runs. */
    languageFolder: join(folder, 'languages'),

    /**
     * Streams the files of a request to disk, passes them on, and always removes them.
     * @throws {AppError} `file_too_large` as early as possible, `invalid_request` without a file, with more than
     *   `limits.filesPerUpload`, or if the form is incomplete
     */
    receive: async <Result>(
      request: FastifyRequest,
      signal: AbortSignal,
      use: (upload: Upload) => Promise<Result>,
    ): Promise<Result> => {
      refuseDeclaredSize(request);
      const upload: Upload = { files: [], title: undefined };
      try {
        await store(folder, request, upload, signal).catch((error: unknown) => {
          throw asFormError(error);
        });
        return await use(upload);
      } finally {
        await Promise.all(upload.files.map(({ path }) => rm(path, { force: true })));
      }
    },

    remove: (): Promise<void> => rm(folder, { recursive: true, force: true }),
  };
};

export type UploadFolder = Awaited<ReturnType<typeof createUploadFolder>>;
