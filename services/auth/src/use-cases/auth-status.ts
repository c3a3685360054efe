import type { AuthStatus, getAuthStatus } from '@exit-tickets/contracts';
import type { RequestContext } from '@exit-tickets/service-kit';
import type { AuthContext } from '../auth-context.ts';
import { isDueForRenewal } from '../sessions/session-times.ts';
import { userView } from '../users/user.model.ts';

const nobody: AuthStatus = { isAuthenticated: false, user: null };

/**
 * Returns the logged-in user. Renews an active session; clears the cookie if it was revoked or its user is gone. Renews
 * before the look-up, so that a reset or logout in between revokes the new token too.
 */
export const authStatusOf = async (
  { sessions, users, revocations, now }: AuthContext,
  { request, reply }: RequestContext<typeof getAuthStatus>,
): Promise<AuthStatus> => {
  const session = sessions.read(request);
  if (!session) return nobody;
  if (isDueForRenewal(session, now())) sessions.renew(reply, session);
  const user = await users.byId(session.userId);
  if (user && !(await revocations.isRevoked(session, user))) return { isAuthenticated: true, user: userView(user) };
  sessions.clear(reply);
  return nobody;
};
