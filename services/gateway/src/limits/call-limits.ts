import { AppError, costOf, limits } from '@exit-tickets/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';

const retryAfterSeconds = 5;

/** Calls in flight by address or account. */
class CallCounts {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  /** Counts a call for each of these keys until its answer is sent or its caller is gone. */
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
 * Bounds the calls in flight at each service: in all, per address and per account. Both are needed, because accounts
 * are free and one account may use many addresses. Counted once a JSON body has arrived.
 */
export const limitCallsInFlight = (app: FastifyInstance): void => {
  const counts = new CallCounts();
  app.addHook('preHandler', (request, reply, done) => {
    const { endpoint } = request.routeOptions.config;
    if (!endpoint) return done();
    const cost = costOf(endpoint);
    const { overall, perAddress, perAccount } = limits.callsInFlight[cost];
    const all = `${endpoint.service} ${cost}`;
    const address = `${all} ${request.addressKey}`;
    const account = `${all} account ${request.session?.userId ?? `none ${request.addressKey}`}`;
    if (counts.of(address) >= perAddress || counts.of(account) >= perAccount)
      return done(new AppError('too_many_requests', { retryAfterSeconds }));
    if (counts.of(all) >= overall) return done(new AppError('service_unavailable', { retryAfterSeconds: 1 }));
    counts.add([all, address, account], reply);
    done();
  });
};
