import { AppError, cookiesOf } from '@exit-tickets/contracts';
import type { Session } from '@exit-tickets/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RevokedSessions } from './revoked-sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of this request: signed by us, not expired, not ended. */
    session: Session | undefined;
  }
}

const readsSession = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.endpoint !== undefined && cookiesOf(config.endpoint).includes('session');

/**
 * Finds the session of each request while it is good; only then its cookie goes on to a service (headers.ts), which
 * answers a teacher's call without one with 401. Until it is known which sessions have ended, calls that read
 * one are asked to come back.
 */
export const gateSessions = (app: FastifyInstance, revokedSessions: RevokedSessions): void => {
  app.decorateRequest('session', undefined);
  app.addHook('onRequest', async (request) => {
    const session = app.sessions.read(request);
    if (!session || revokedSessions.has(session)) return;
    if (revokedSessions.isLoaded()) request.session = session;
    else if (readsSession(request)) throw new AppError('service_unavailable', { retryAfterSeconds: 1 });
  });
};
