import { AppError, costOf, limits } from '@exit-tickets/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';

const retryAfterSeconds = 5;

/** Calls in flight, counted by whose they are. */
class InFlight {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  /** Counts a call for each of these until its answer is out or its caller is gone. */
  add(keys: readonly string[], reply: FastifyReply): void {
    for (const key of keys) this.#counts.set(key, this.of(key) + 1);
    reply.raw.once('close', () => {
      for (const key of keys) this.#end(key);
    });
  }

  #end(key: string): void {
    const left = this.of(key) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
  }
}

/**
 * Bounds the calls that hold their place for long, for one address and for one account: accounts are free, so that an
 * address with many of them must not take what all others need. Counted once a JSON body is in.
 */
export const limitCallsInFlight = (app: FastifyInstance): void => {
  const inFlight = new InFlight();
  app.addHook('preHandler', async (request, reply) => {
    const { endpoint } = request.routeOptions.config;
    const cost = endpoint && costOf(endpoint);
    if (!cost || cost === 'plain') return;
    const { perAddress, perAccount } = limits.callsInFlight[cost];
    const address = `${endpoint.service} ${cost} ${request.addressKey}`;
    const account = `${endpoint.service} ${cost} account ${request.session?.userId ?? `none ${request.addressKey}`}`;
    if (inFlight.of(address) >= perAddress || inFlight.of(account) >= perAccount)
      throw new AppError('too_many_requests', { retryAfterSeconds });
    inFlight.add([address, account], reply);
  });
};
