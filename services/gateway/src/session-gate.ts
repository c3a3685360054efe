import { AppError, cookiesOf, pageOwnerHeader } from '@exit-tickets/contracts';
import type { Session } from '@exit-tickets/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RevokedSessions } from './revoked-sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The valid session of this request: correctly signed, not expired, not revoked, and of the page's teacher. */
    session: Session | undefined;
  }
}

const readsSession = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.endpoint !== undefined && cookiesOf(config.endpoint).includes('session');

/** Whether the session belongs to the teacher named by the page; true if the page names none. */
const isOfPage = ({ userId }: Session, { headers }: FastifyRequest): boolean =>
  headers[pageOwnerHeader] === undefined || headers[pageOwnerHeader] === userId;

/**
 * Finds the valid session of each request. Without one its cookie is not passed on (headers.ts), and the service
 * answers a teacher's call with 401. Until the revoked sessions are loaded, calls that read a session get a 503 with a
 * retry time.
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
