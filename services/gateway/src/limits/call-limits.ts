import { AppError, costOf, limits } from '@exit-tickets/contracts';
import { Totals } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';

const retryAfterSeconds = 5;

/**
 * Limits the calls in flight per service: overall, per address and per account. Accounts are free and one account may
 * use many addresses, so both are needed. A call counts from the arrival of its JSON body until its answer is sent or
 * the caller disconnects.
 */
export const limitCallsInFlight = (app: FastifyInstance): void => {
  const calls = new Totals();
  app.addHook('preHandler', (request, reply, done) => {
    const { endpoint } = request.routeOptions.config;
    if (!endpoint) return done();
    const cost = costOf(endpoint);
    const { overall, perAddress, perAccount } = limits.callsInFlight[cost];
    const all = `${endpoint.service} ${cost}`;
    const address = `${all} ${request.addressKey}`;
    const account = `${all} account ${request.session?.userId ?? `none ${request.addressKey}`}`;
    if (calls.of(address) >= perAddress || calls.of(account) >= perAccount)
      return done(new AppError('too_many_requests', { retryAfterSeconds }));
    if (calls.of(all) >= overall) return done(new AppError('service_unavailable', { retryAfterSeconds: 1 }));
    const keys = [all, address, account];
    for (const key of keys) calls.add(key, 1);
    reply.raw.once('close', () => {
      for (const key of keys) calls.add(key, -1);
    });
    done();
  });
};
