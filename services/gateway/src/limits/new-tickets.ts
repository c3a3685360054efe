import { createTicket, limits } from '@exit-tickets/contracts';
import type { ServiceParts } from '@exit-tickets/service-kit';
import type { FastifyInstance } from 'fastify';
import { addressKey } from './address-key.ts';
import { type Ceilings, createLimiter } from './limiter.ts';
import type { SharedCounts } from './shared-counts.ts';

const message = 'Very many exit tickets have been made from your network; try again later';

/**
 * Bounds the tickets that one address makes over all its accounts: each takes a PIN, and there are 10,000 for everybody
 * (design section 4.21). What one teacher may make is decided by the tickets service.
 */
export const limitNewTickets = (
  app: FastifyInstance,
  { now }: Pick<ServiceParts, 'now'>,
  shared: SharedCounts,
  ceilings: Ceilings = limits.newTickets,
): void => {
  const limiter = createLimiter({ name: 'new-tickets', ceilings, shared, now, message });
  app.addHook('onRequest', async ({ routeOptions, session, ip }) => {
    // Without a session the call is refused anyway, and must not use up what teachers at that address may make.
    if (routeOptions.config.endpoint?.id !== createTicket.id || !session) return;
    const address = addressKey(ip);
    limiter.checkAddress(address);
    limiter.count(address);
  });
};
