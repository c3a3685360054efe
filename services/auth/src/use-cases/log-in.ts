import { AppError, type BodyOf, type login } from '@exit-tickets/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthContext } from '../auth-context.ts';
import type { StoredUser } from '../users/user.model.ts';

/**
 * Begins a session in a browser that is known to the account from now on. It counts at once: right after a reset, and
 * when the clock was set back since, it is issued for the moment from which sessions count, see `revocationTime`.
 */
export const beginSession = async (
  { sessions, devices }: AuthContext,
  user: StoredUser,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  await devices.remember(user, request, reply);
  sessions.start(reply, { userId: user._id, notBefore: user.sessionsValidFrom });
};

/**
 * Logs in.
 * @throws {AppError} `wrong_credentials` for an unknown address and for a wrong password alike, after the same work
 * @throws {AppError} `account_disabled` to who knows the password
 * @throws {AppError} `too_many_requests` while an attempt has to wait
 */
export const logIn = async (
  context: AuthContext,
  { email, password }: BodyOf<typeof login>,
  request: FastifyRequest,
  reply: FastifyReply,
  signal: AbortSignal,
): Promise<StoredUser> => {
  const { users, passwords, loginThrottle, devices, sessions } = context;
  const user = await users.byEmail(email);
  const attempt = { email, address: request.ip, device: devices.knownTo(user, request) };
  const isRight = await loginThrottle.attempt(attempt, () =>
    passwords.matches(password, user?.passwordHash, request.ip, signal),
  );
  if (!user || !isRight) throw new AppError('wrong_credentials');
  if (user.disabledAt) throw new AppError('account_disabled');
  await beginSession(context, user, request, reply);
  // A reset while the password was being compared has ended it: the session was begun with the old one.
  if (!(await users.hasSamePassword(user))) {
    sessions.clear(reply);
    throw new AppError('wrong_credentials');
  }
  // A second piece of work for one call must keep nobody waiting; there will be another login.
  if (passwords.isOutdated(user.passwordHash) && !passwords.isBusy())
    await users.rehash(user._id, user.passwordHash, await passwords.hash(password, request.ip));
  return user;
};
