import { AppError, type Endpoint, limits } from '@exit-tickets/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { countPieces } from './count-pieces.ts';
import { hasBody } from './has-body.ts';

const retryAfterSeconds = 1;

export interface JsonBodyLimits {
  /** How long the whole body may take, in milliseconds. */
  deadlineMs: number;
  /** How many bodies of one address may be coming in at the same moment. */
  perAddress: number;
  /** How many bytes they may have together, by what their heads say; and how many may have come in and have no answer yet. */
  bytesPerAddress: number;
  /** How many bytes may have come in of all of them, also of those that wait for their answer. */
  bytes: number;
}

export const jsonBodyLimits: JsonBodyLimits = {
  deadlineMs: limits.jsonBodySeconds * 1_000,
  perAddress: limits.bodiesPerAddress,
  bytesPerAddress: limits.bodyBytesPerAddress,
  bytes: limits.bodyBytes,
};

/** What the bodies of one address that are coming in may grow to in memory. */
interface Arriving {
  count: number;
  bytes: number;
}

/** As long as the head says, and as long as it may be where the head does not say. */
const lengthOf = ({ headers }: FastifyRequest, bodyLimit: number): number =>
  Math.min(Number(headers['content-length'] ?? bodyLimit), bodyLimit);

/** The bodies that are still coming in, by address. */
export class ArrivingBodies {
  readonly #limits: JsonBodyLimits;
  readonly #arriving = new Map<string, Arriving>();
  /** What has come in of all bodies that have no answer yet: what their heads say would be room that nobody uses. */
  #bytes = 0;
  readonly #bytesOf = new Map<string, number>();
  readonly #givingUp = new Map<FastifyRequest, (reason: AppError) => void>();

  constructor(bodyLimits: JsonBodyLimits) {
    this.#limits = bodyLimits;
  }

  /**
   * Counts a body until it is in, and gives it up at its deadline.
   * @throws {AppError} `too_many_requests` when too many bodies of this address are coming in already
   */
  begin(request: FastifyRequest, reply: FastifyReply, bodyLimit: number): void {
    const { raw } = request;
    const address = request.addressKey;
    const length = lengthOf(request, bodyLimit);
    const { count, bytes } = this.#arriving.get(address) ?? { count: 0, bytes: 0 };
    if (count >= this.#limits.perAddress || bytes + length > this.#limits.bytesPerAddress)
      throw new AppError('too_many_requests', { retryAfterSeconds });
    this.#arriving.set(address, { count: count + 1, bytes: bytes + length });
    const giveUp = (reason: AppError): void => {
      // Whoever reads the body hears of it as of any other failure; the connection is closed with the answer.
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
      this.#end(address, length);
    };
    raw.once('end', end);
    reply.raw.once('close', end);
  }

  /**
   * Counts what comes in of a body that is being read, until it is answered; gives it up when memory holds no more, or no
   * more of this address.
   */
  count(request: FastifyRequest, reply: FastifyReply): void {
    const address = request.addressKey;
    const isInCrumbs = countPieces();
    let length = 0;
    let isAnswered = false;
    request.raw.on('data', (chunk: Buffer) => {
      if (isAnswered) return;
      length += chunk.length;
      if (isInCrumbs(chunk)) request.raw.socket.destroy();
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

  /** Gives up whatever is still coming in. */
  close(): void {
    for (const giveUp of this.#givingUp.values()) giveUp(new AppError('service_unavailable', { retryAfterSeconds }));
  }

  /** Adds to what is held of this address, and says how much that is. */
  #hold(address: string, bytes: number): number {
    const ofAddress = (this.#bytesOf.get(address) ?? 0) + bytes;
    if (ofAddress > 0) this.#bytesOf.set(address, ofAddress);
    else this.#bytesOf.delete(address);
    this.#bytes += bytes;
    return ofAddress;
  }

  #end(address: string, length: number): void {
    const { count, bytes } = this.#arriving.get(address) ?? { count: 0, bytes: 0 };
    if (count > 1) this.#arriving.set(address, { count: count - 1, bytes: bytes - length });
    else this.#arriving.delete(address);
  }
}

/**
 * Has the body of a call read before the call takes a place at its service: who sends byte by byte keeps a connection
 * busy, and nothing that others need.
 */
export const readWholeBodies = (app: FastifyInstance, endpoint: Endpoint, arriving: ArrivingBodies): void => {
  const bodyLimit = endpoint.bodyLimit ?? limits.jsonBodyBytes;
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async (request, reply) => {
    if (hasBody(request)) arriving.begin(request, reply, bodyLimit);
  });
  // Listening has it flow, and from here on the parser listens too.
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (hasBody(request)) arriving.count(request, reply);
    done(null, payload);
  });
};
