import { Transform } from 'node:stream';
import { AppError, type Endpoint, limits } from '@exit-tickets/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A body of which nothing arrives for this long is given up, in milliseconds. */
const stallMs = 30_000;

const tooLarge = ({ bodyKind }: Endpoint): AppError =>
  new AppError(bodyKind === 'multipart' ? 'file_too_large' : 'body_too_large');

/** Passes on what arrives and counts it; fails as soon as it is more than allowed. Holds no more than a chunk. */
const counting = (limit: number, error: AppError): Transform => {
  let bytes = 0;
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.length;
      if (bytes > limit) done(error);
      else done(null, chunk);
    },
  });
};

const giveUpWhenStalled = ({ raw }: FastifyRequest, afterMs: number): void => {
  if (raw.complete) return;
  raw.setTimeout(afterMs, () => raw.destroy());
  raw.once('end', () => raw.setTimeout(0));
};

/** Holds every body to the limit of its call: by its declared length before it is read, by counting while it passes. */
export const limitBodies = (app: FastifyInstance, endpoint: Endpoint, afterMs = stallMs): void => {
  const limit = endpoint.bodyLimit ?? limits.jsonBodyBytes;
  app.addHook('onRequest', async (request) => {
    if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(endpoint);
  });
  app.addHook('preParsing', async (request, _reply, payload) => {
    const counter = counting(limit, tooLarge(endpoint));
    // The proxy hears of it too; without a listener here a refusal between two listeners would end the process.
    counter.on('error', () => payload.unpipe(counter));
    giveUpWhenStalled(request, afterMs);
    return payload.pipe(counter);
  });
};
