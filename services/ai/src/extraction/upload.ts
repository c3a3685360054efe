import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError, limits } from '@exit-tickets/contracts';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { createPrivateFolder } from './private-folder.ts';

/** A file as it was sent, stored under a name of our own. */
export interface Upload {
  path: string;
  /** As the browser told it: never a path. */
  fileName: string;
  title: string | undefined;
}

const partLimits = { fileSize: limits.uploadBytes, files: 1, fields: 4, fieldSize: 4_096, parts: 6, headerPairs: 50 };
/** What a multipart body holds beside its file. */
const envelopeBytes = 64 * 1024;

const refuseDeclaredSize = (request: FastifyRequest): void => {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > limits.uploadBytes + envelopeBytes) throw new AppError('file_too_large', { field: 'file' });
};

const store = async (part: MultipartFile, path: string, signal: AbortSignal): Promise<void> => {
  part.file.once('limit', () => part.file.destroy(new AppError('file_too_large', { field: 'file' })));
  await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal });
};

/**
 * What is wrong with the form is its sender's to mend. What has a code is not the parser's: the disk, a caller who left,
 * or an error of the framework that says itself what it is.
 */
const asFormError = (error: unknown): unknown => {
  if (error instanceof AppError || !(error instanceof Error) || 'code' in error) return error;
  return new AppError('invalid_request', { field: 'file', message: 'file: the form is not whole', cause: error });
};

/** Where uploads stand while they are read: a private folder that is gone when the service ends, or at the next start. */
export class UploadFolder {
  readonly path: string;

  private constructor(path: string) {
    this.path = path;
  }

  static async create(parent: string = tmpdir()): Promise<UploadFolder> {
    return new UploadFolder(await createPrivateFolder(parent));
  }

  /**
   * Streams the one file of a request to disk, hands it over, and removes it whatever happens.
   * @throws {AppError} `file_too_large` as soon as it is known, `invalid_request` when there is no file or no whole form
   */
  async receive<Result>(
    request: FastifyRequest,
    signal: AbortSignal,
    use: (upload: Upload) => Promise<Result>,
  ): Promise<Result> {
    refuseDeclaredSize(request);
    const path = join(this.path, randomUUID());
    try {
      const upload = await this.#read(request, path, signal).catch((error: unknown) => {
        throw asFormError(error);
      });
      return await use(upload);
    } finally {
      await rm(path, { force: true });
    }
  }

  async #read(request: FastifyRequest, path: string, signal: AbortSignal): Promise<Upload> {
    let fileName: string | undefined;
    let title: string | undefined;
    for await (const part of request.parts({ limits: partLimits })) {
      if (part.type === 'field') {
        if (part.fieldname === 'title' && typeof part.value === 'string') title = part.value;
      } else if (part.fieldname === 'file' && fileName === undefined) {
        fileName = part.filename;
        await store(part, path, signal);
      } else part.file.resume();
    }
    if (fileName === undefined) throw new AppError('invalid_request', { field: 'file', message: 'file: is missing' });
    return { path, fileName, title };
  }

  remove(): Promise<void> {
    return rm(this.path, { recursive: true, force: true });
  }
}
