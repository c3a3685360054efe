import { AppError } from '@exit-tickets/contracts';
import type { FastifyRequest } from 'fastify';
import { WrongPasswordError } from '../auth.errors.ts';
import type { AuthContext } from '../auth-context.ts';
import type { StoredUser } from '../users/user.model.ts';

/**
 * Checks the password of a logged-in user and returns the user. Throttled like a login, so that an unattended or stolen
 * session cannot be used to guess the password.
 * @param field the request field with the password
 * @throws {WrongPasswordError}
 * @throws {AppError} `too_many_requests`
 */
export const confirmPassword = async (
  { users, passwords, loginThrottle, devices }: AuthContext,
  { teacherId, password, field }: { teacherId: string; password: string; field: string },
  request: FastifyRequest,
): Promise<StoredUser> => {
  const user = await users.byId(teacherId);
  if (!user) throw new AppError('not_logged_in');
  const attempt = { email: user.email, address: request.ip, device: devices.knownTo(user, request) };
  const isRight = await loginThrottle.attempt(attempt, () =>
    passwords.matches(password, user.passwordHash, request.ip),
  );
  if (!isRight) throw new WrongPasswordError(field);
  return user;
};
