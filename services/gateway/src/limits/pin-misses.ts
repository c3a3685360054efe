import { findTicketByPin, limits } from '@exit-tickets/contracts';
import type { ServiceParts } from '@exit-tickets/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from './address-key.ts';
import { KnownAddresses } from './known-addresses.ts';
import { type Ceilings, createLimiter } from './limiter.ts';
import type { SharedCounts } from './shared-counts.ts';

const isLookUp = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.endpoint?.id === findTicketByPin.id;

/**
 * Stops whoever tries PINs one after the other. Only look-ups that found nothing count, so a class that joins never
 * does. When all addresses together have missed too often, those where a class is at work or a teacher is logged in go
 * on under their own limit: a scan from a thousand addresses must not lock the schools out.
 */
export const limitPinMisses = (
  app: FastifyInstance,
  { now }: Pick<ServiceParts, 'now'>,
  shared: SharedCounts,
  ceilings: Ceilings = limits.pinMisses,
): void => {
  const limiter = createLimiter({ name: 'pin-misses', ceilings, shared, now });
  const known = new KnownAddresses(now);
  app.addHook('onRequest', async (request) => {
    const address = addressKey(request.ip);
    if (request.session) known.teacherSeen(request.session, address);
    if (!isLookUp(request)) return;
    limiter.checkAddress(address);
    limiter.checkOverall(() => known.has(address));
  });
  // Before the answer leaves, so that the next try already finds it counted.
  app.addHook('onSend', async (request, reply) => {
    if (!isLookUp(request)) return;
    if (reply.statusCode === 404) limiter.count(addressKey(request.ip));
    if (reply.statusCode === 200) known.pinFound(addressKey(request.ip));
  });
};
