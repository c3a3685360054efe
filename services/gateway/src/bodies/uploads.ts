import { Transform } from 'node:stream';
import { AppError, type Endpoint, limits } from '@exit-tickets/contracts';
import type { FastifyInstance } from 'fastify';
import { countPieces } from './count-pieces.ts';

export interface UploadPace {
  /** Slowest accepted average. */
  minBytesPerSecond: number;
  /** The period of the average, in milliseconds. */
  windowMs: number;
}

export const uploadPace: UploadPace = {
  minBytesPerSecond: limits.uploadMinBytesPerSecond,
  windowMs: limits.uploadPaceSeconds * 1_000,
};

/** Passes data on and fails when it exceeds the limit or arrives too slowly. Buffers at most one chunk. */
const meter = (limit: number, { minBytesPerSecond, windowMs }: UploadPace, hangUp: () => void): Transform => {
  const minBytes = (minBytesPerSecond * windowMs) / 1_000;
  const hasTooManyChunks = countPieces();
  let bytes = 0;
  let bytesBefore = 0;
  const metered = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.length;
      if (bytes > limit) done(new AppError('file_too_large'));
      else done(null, chunk);
      if (hasTooManyChunks(chunk)) hangUp();
    },
  });
  const watch = setInterval(() => {
    // Backpressure from the service is not the sender's fault.
    if (bytes - bytesBefore < minBytes && !metered.writableNeedDrain) metered.destroy(new AppError('request_too_slow'));
    bytesBefore = bytes;
  }, windowMs);
  const stop = () => clearInterval(watch);
  return metered.once('finish', stop).once('close', stop);
};

/** Streams an upload and enforces its limit: on the declared length before reading, on the counted bytes afterwards. */
export const passUploads = (app: FastifyInstance, endpoint: Endpoint, pace: UploadPace): void => {
  const limit = endpoint.bodyLimit ?? limits.uploadBytes;
  const arriving = new Set<Transform>();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.addHook('onRequest', async ({ headers }) => {
    if (Number(headers['content-length'] ?? 0) > limit) throw new AppError('file_too_large');
  });
  app.addHook('preParsing', async (request, _reply, payload) => {
    const metered = meter(limit, pace, () => request.raw.socket.destroy());
    // The proxy gets the error too. Without this listener, an error before the proxy listens would crash the process.
    metered.on('error', () => payload.unpipe(metered));
    arriving.add(metered);
    metered.once('close', () => arriving.delete(metered));
    return payload.pipe(metered);
  });
  app.addHook('preClose', async () => {
    for (const metered of arriving) metered.destroy(new AppError('service_unavailable', { retryAfterSeconds: 1 }));
  });
};
