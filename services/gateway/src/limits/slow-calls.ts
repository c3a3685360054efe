import { AppError } from '@exit-tickets/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { kindOf } from '../upstreams.ts';
import { addressKey } from './address-key.ts';

/** Enough for a room full of teachers who try it out behind one address. */
const mostAtOnce = 30;
const retryAfterSeconds = 5;

const isSlow = ({ routeOptions }: FastifyRequest): boolean => {
  const { endpoint } = routeOptions.config;
  return endpoint !== undefined && kindOf(endpoint) !== 'plain';
};

/**
 * Bounds the slow calls and streams that one caller, a teacher or an address without an account, has under way: the
 * places at a service are few, and who sends a hundred uploads byte by byte must not take them from all others.
 */
export const limitSlowCalls = (app: FastifyInstance): void => {
  const underWay = new Map<string, number>();
  app.addHook('onRequest', async (request, reply) => {
    if (!isSlow(request)) return;
    const caller = request.session?.userId ?? addressKey(request.ip);
    const count = underWay.get(caller) ?? 0;
    if (count >= mostAtOnce) throw new AppError('too_many_requests', { retryAfterSeconds });
    underWay.set(caller, count + 1);
    reply.raw.once('close', () => {
      const left = (underWay.get(caller) ?? 0) - 1;
      if (left > 0) underWay.set(caller, left);
      else underWay.delete(caller);
    });
  });
};
