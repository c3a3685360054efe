import { limits } from '@exit-tickets/contracts';
import type { ServiceParts } from '@exit-tickets/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from './address-key.ts';
import { type Ceilings, createLimiter } from './limiter.ts';
import type { SharedCounts } from './shared-counts.ts';

const message = 'The AI has been used a lot without an account; log in to go on, or try again later';

const isAnonymousAi = ({ routeOptions, session }: FastifyRequest): boolean => {
  const { endpoint } = routeOptions.config;
  return endpoint?.service === 'ai' && endpoint.access === 'anyone' && !session;
};

/** Bounds what visitors without an account can spend on AI; who logs in is not concerned. */
export const limitAnonymousAi = (
  app: FastifyInstance,
  { now }: Pick<ServiceParts, 'now'>,
  shared: SharedCounts,
  ceilings: Ceilings = limits.anonymousAiCalls,
): void => {
  const limiter = createLimiter({ name: 'anonymous-ai', ceilings, shared, now, message });
  app.addHook('onRequest', async (request) => {
    if (!isAnonymousAi(request)) return;
    const address = addressKey(request.ip);
    limiter.checkAddress(address);
    limiter.checkOverall();
    limiter.count(address);
  });
};
