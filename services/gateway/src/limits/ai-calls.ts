import { limits } from '@exit-tickets/contracts';
import type { ServiceParts } from '@exit-tickets/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from './address-key.ts';
import { type Ceilings, createLimiter } from './limiter.ts';
import type { SharedCounts } from './shared-counts.ts';

const message = 'The AI has been used very often from your network; try again later';

/** Reading verdicts and analyses, and marking by hand, costs nothing; a call that is refused without a session neither. */
const makesAiWork = ({ routeOptions, session }: FastifyRequest): boolean => {
  const { endpoint } = routeOptions.config;
  if (endpoint?.service !== 'ai' || endpoint.method !== 'POST') return false;
  return endpoint.access === 'anyone' || session !== undefined;
};

/**
 * Bounds what one address makes the AI do over all its accounts, as accounts are free. What one teacher may ask of a
 * model is decided by the ai service, which counts what it sends.
 */
export const limitAiCalls = (
  app: FastifyInstance,
  { now }: Pick<ServiceParts, 'now'>,
  shared: SharedCounts,
  ceilings: Ceilings = limits.aiCallsPerAddress,
): void => {
  const limiter = createLimiter({ name: 'ai-calls', ceilings, shared, now, message });
  app.addHook('onRequest', async (request) => {
    if (!makesAiWork(request)) return;
    const address = addressKey(request.ip);
    limiter.checkAddress(address);
    limiter.count(address);
  });
};
