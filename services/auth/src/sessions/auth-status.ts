import type { AuthStatus } from '@exit-tickets/contracts';
import type { ServiceContext } from '@exit-tickets/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { userView } from '../users/user.model.ts';
import type { Users } from '../users/user.repository.ts';
import type { SessionRevocations } from './revoked-sessions.ts';
import { isDueForRenewal } from './session-times.ts';

interface AuthStatusContext extends Pick<ServiceContext, 'sessions' | 'now'> {
  users: Users;
  revocations: SessionRevocations;
}

const nobody: AuthStatus = { isAuthenticated: false, user: null };

/**
 * Who is logged in. A session in use is renewed; one that has ended, or whose user is gone, loses its cookie.
 * It is renewed before it is looked up: a reset or a logout that comes between the two then ends the new token too.
 */
export const authStatusOf = async (
  { sessions, users, revocations, now }: AuthStatusContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AuthStatus> => {
  const session = sessions.read(request);
  if (!session) return nobody;
  if (isDueForRenewal(session, now())) sessions.renew(reply, session);
  const user = await users.byId(session.userId);
  if (user && !(await revocations.isRevoked(session, user))) return { isAuthenticated: true, user: userView(user) };
  sessions.clear(reply);
  return nobody;
};
