import type { Endpoint, RateLimit } from '@exit-tickets/contracts';
import type { ServiceContext } from '@exit-tickets/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { KnownAddresses } from './known-addresses.ts';
import { createLimiter, type Limiter } from './limiter.ts';
import type { SharedCounts } from './shared-counts.ts';

/** Whether a rate limit of the endpoint applies to this request. */
const concerns = ({ whom }: RateLimit, endpoint: Endpoint, hasSession: boolean): boolean => {
  if (endpoint.access === 'teacher' && !hasSession) return false;
  return whom !== 'visitors' || !hasSession;
};

/**
 * Enforces the rate limits that endpoints declare: checked before a call, counted before it or, for misses, with its
 * answer.
 */
export const limitRates = (app: FastifyInstance, { now }: Pick<ServiceContext, 'now'>, shared: SharedCounts): void => {
  const limiters = new Map<string, Limiter>();
  const limiterOf = (limit: RateLimit): Limiter => {
    const limiter = limiters.get(limit.name) ?? createLimiter(limit, shared, now);
    limiters.set(limit.name, limiter);
    return limiter;
  };
  const schools = new KnownAddresses(now);
  const limitsOf = ({ routeOptions, session }: FastifyRequest): readonly RateLimit[] => {
    const { endpoint } = routeOptions.config;
    return (endpoint?.rateLimits ?? []).filter((limit) => endpoint && concerns(limit, endpoint, session !== undefined));
  };

  app.addHook('onRequest', async (request) => {
    const address = request.addressKey;
    if (request.session) schools.teacherSeen(request.session, address);
    const account = request.session?.userId;
    const limits = limitsOf(request);
    for (const limit of limits) {
      limiterOf(limit).checkAddress(address);
      if (account !== undefined) limiterOf(limit).checkAccount(account);
      limiterOf(limit).checkOverall(() => limit.sparesSchools === true && schools.has(address));
    }
    for (const limit of limits) if (limit.counts === 'calls') limiterOf(limit).count(address, account);
  });
  // Counted before the answer is sent, so that the next attempt sees it.
  app.addHook('onSend', async (request, reply) => {
    for (const limit of limitsOf(request)) {
      if (limit.counts !== 'misses') continue;
      const address = request.addressKey;
      if (reply.statusCode === 404) limiterOf(limit).count(address);
      if (reply.statusCode === 200) schools.found(address);
    }
  });
};
