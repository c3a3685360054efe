import type { AuthStatus } from '@exit-tickets/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthContext } from '../auth-context.ts';
import { isDueForRenewal } from '../sessions/session-times.ts';
import { userView } from '../users/user.model.ts';

const nobody: AuthStatus = { isAuthenticated: false, user: null };

/**
 * Who is logged in. A session in use is renewed; one that has ended, or whose user is gone, loses its cookie.
 * It is renewed before it is looked up: a reset or a logout that comes between the two then ends the new token too.
 */
export const authStatusOf = async (
  { sessions, users, revocations, now }: AuthContext,
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
