import type { changePassword as changePasswordCall } from '@exit-tickets/contracts';
import type { RequestContext } from '@exit-tickets/service-kit';
import { WrongPasswordError } from '../auth.errors.ts';
import type { AuthContext } from '../auth-context.ts';
import { revocationTime } from '../sessions/session-times.ts';
import { confirmPassword } from './confirm-password.ts';

/**
 * Changes the password. Ends all sessions, as after a reset (docs/design.md 4.15), and starts a new one in this
 * browser. Reset links and address changes mailed before become invalid.
 * @throws {WrongPasswordError} also when the password was changed elsewhere meanwhile
 */
export const changePassword = async (
  context: AuthContext,
  { body, teacherId, request, reply }: RequestContext<typeof changePasswordCall>,
): Promise<void> => {
  const { users, passwords, revocations, now, sessions } = context;
  const field = 'currentPassword';
  const user = await confirmPassword(context, { teacherId, password: body.currentPassword, field }, request);
  const passwordHash = await passwords.hash(body.newPassword, request.ip);
  const sessionsValidFrom = revocationTime(now(), user.sessionsValidFrom);
  if (!(await users.changePassword(user, { passwordHash, sessionsValidFrom }))) throw new WrongPasswordError(field);
  revocations.endAll(user._id, sessionsValidFrom);
  sessions.start(reply, { userId: user._id, notBefore: sessionsValidFrom });
};
