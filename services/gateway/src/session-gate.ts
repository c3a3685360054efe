import { AppError, cookiesOf, pageOwnerHeader } from '@exit-tickets/contracts';
import type { Session } from '@exit-tickets/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RevokedSessions } from './revoked-sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of this request: signed by us, not expired, not revoked, and of the teacher whose page sends it. */
    session: Session | undefined;
  }
}

const readsSession = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.endpoint !== undefined && cookiesOf(config.endpoint).includes('session');

/** Whether the session belongs to the teacher whose page makes the call, if the page names one. */
const isOfPage = ({ userId }: Session, { headers }: FastifyRequest): boolean =>
  headers[pageOwnerHeader] === undefined || headers[pageOwnerHeader] === userId;

/**
 * Finds the valid session of each request. Only then is its cookie passed on to a service (headers.ts), which answers a
 * teacher's call without one with 401. Until the revoked sessions are known, calls that read a session are asked to
 * come back.
 */
export const gateSessions = (
  app: FastifyInstance,
  revokedSessions: Pick<RevokedSessions, 'isLoaded' | 'has'>,
): void => {
  app.decorateRequest('session', undefined);
  app.addHook('onRequest', async (request) => {
    const session = app.sessions.read(request);
    if (!session || revokedSessions.has(session) || !isOfPage(session, request)) return;
    if (revokedSessions.isLoaded()) request.session = session;
    else if (readsSession(request)) throw new AppError('service_unavailable', { retryAfterSeconds: 1 });
  });
};
