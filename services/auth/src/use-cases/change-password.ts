import type { BodyOf, changePassword as changePasswordCall } from '@exit-tickets/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
  teacherId: string,
  { currentPassword, newPassword }: BodyOf<typeof changePasswordCall>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const { users, passwords, revocations, now, sessions } = context;
  const field = 'currentPassword';
  const user = await confirmPassword(context, { teacherId, password: currentPassword, field }, request);
  const passwordHash = await passwords.hash(newPassword, request.ip);
  const sessionsValidFrom = revocationTime(now(), user.sessionsValidFrom);
  if (!(await users.changePassword(user, { passwordHash, sessionsValidFrom }))) throw new WrongPasswordError(field);
  revocations.endAll(user._id, sessionsValidFrom);
  sessions.start(reply, { userId: user._id, notBefore: sessionsValidFrom });
};
