import { AppError, type Endpoint, limits } from '@exit-tickets/contracts';
import { Totals } from '@exit-tickets/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { countPieces } from './count-pieces.ts';
import { hasBody } from './has-body.ts';

const retryAfterSeconds = 1;

export interface JsonBodyLimits {
  /** Time for the whole body, in milliseconds. */
  deadlineMs: number;
  /** Bodies that one address may send at the same time. */
  perAddress: number;
  /** Total size of these bodies by their headers; also limits received bodies that are not answered yet. */
  bytesPerAddress: number;
  /** Total size of all bodies in memory, received in part or not answered yet. */
  bytes: number;
}

export const jsonBodyLimits: JsonBodyLimits = {
  deadlineMs: limits.jsonBodySeconds * 1_000,
  perAddress: limits.bodiesPerAddress,
  bytesPerAddress: limits.bodyBytesPerAddress,
  bytes: limits.bodyBytes,
};

/** The announced length, capped at the limit; the limit when none is announced. */
const lengthOf = ({ headers }: FastifyRequest, bodyLimit: number): number =>
  Math.min(Number(headers['content-length'] ?? bodyLimit), bodyLimit);

/** Tracks the bodies that are still arriving, by address. */
export class ArrivingBodies {
  readonly #limits: JsonBodyLimits;
  readonly #arriving = new Totals();
  /** Their announced sizes. */
  readonly #announced = new Totals();
  /** Bytes received of all unanswered bodies. Announced sizes would reserve memory that is never used. */
  #bytes = 0;
  readonly #bytesOf = new Totals();
  readonly #givingUp = new Map<FastifyRequest, (reason: AppError) => void>();

  constructor(bodyLimits: JsonBodyLimits) {
    this.#limits = bodyLimits;
  }

  /**
   * Counts a body until it has arrived, and aborts it at its deadline.
   * @throws {AppError} `too_many_requests` when this address is already sending too many bodies
   */
  begin(request: FastifyRequest, reply: FastifyReply, bodyLimit: number): void {
    const { raw } = request;
    const address = request.addressKey;
    const length = lengthOf(request, bodyLimit);
    const { perAddress, bytesPerAddress } = this.#limits;
    if (this.#arriving.of(address) >= perAddress || this.#announced.of(address) + length > bytesPerAddress)
      throw new AppError('too_many_requests', { retryAfterSeconds });
    this.#arriving.add(address, 1);
    this.#announced.add(address, length);
    const giveUp = (reason: AppError): void => {
      // The body parser handles this like any other failure; the connection is closed after the answer.
      if (raw.listenerCount('error') > 0) raw.emit('error', reason);
      else raw.destroy();
    };
    this.#givingUp.set(request, giveUp);
    const deadline = setTimeout(() => giveUp(new AppError('request_too_slow')), this.#limits.deadlineMs);
    const end = () => {
      raw.off('end', end);
      reply.raw.off('close', end);
      clearTimeout(deadline);
      this.#givingUp.delete(request);
      this.#arriving.add(address, -1);
      this.#announced.add(address, -length);
    };
    raw.once('end', end);
    reply.raw.once('close', end);
  }

  /**
   * Counts the bytes of a body until it is answered. Aborts it when memory or the share of its address is exhausted.
   */
  count(request: FastifyRequest, reply: FastifyReply): void {
    const address = request.addressKey;
    const hasTooManyChunks = countPieces();
    let length = 0;
    let isAnswered = false;
    request.raw.on('data', (chunk: Buffer) => {
      if (isAnswered) return;
      length += chunk.length;
      if (hasTooManyChunks(chunk)) request.raw.socket.destroy();
      const ofAddress = this.#hold(address, chunk.length);
      if (this.#bytes <= this.#limits.bytes && ofAddress <= this.#limits.bytesPerAddress) return;
      const code = ofAddress > this.#limits.bytesPerAddress ? 'too_many_requests' : 'service_unavailable';
      this.#givingUp.get(request)?.(new AppError(code, { retryAfterSeconds }));
    });
    reply.raw.once('close', () => {
      isAnswered = true;
      this.#hold(address, -length);
    });
  }

  /** Aborts all bodies that are still arriving. */
  close(): void {
    for (const giveUp of this.#givingUp.values()) giveUp(new AppError('service_unavailable', { retryAfterSeconds }));
  }

  /** Adds to the byte count of this address and returns the sum. */
  #hold(address: string, bytes: number): number {
    this.#bytes += bytes;
    return this.#bytesOf.add(address, bytes);
  }
}

/**
 * Reads the whole body before the call takes a place at its service, so that a client that sends byte by byte occupies
 * only its connection.
 */
export const readWholeBodies = (app: FastifyInstance, endpoint: Endpoint, arriving: ArrivingBodies): void => {
  const bodyLimit = endpoint.bodyLimit ?? limits.jsonBodyBytes;
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async (request, reply) => {
    if (hasBody(request)) arriving.begin(request, reply, bodyLimit);
  });
  // Attaching the listener starts the flow; the parser attaches its own right after this hook.
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (hasBody(request)) arriving.count(request, reply);
    done(null, payload);
  });
};
