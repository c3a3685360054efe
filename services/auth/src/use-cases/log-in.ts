import { AppError, type login } from '@exit-tickets/contracts';
import type { RequestContext } from '@exit-tickets/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthContext } from '../auth-context.ts';
import type { StoredUser } from '../users/user.model.ts';

/**
 * Begins a session and marks the browser as known to the account. After a reset, or when the clock was set back, it is
 * issued for the time from which sessions are valid, see `revocationTime`.
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
 * @throws {AppError} `wrong_credentials` for an unknown address or a wrong password, after the same amount of work
 * @throws {AppError} `account_disabled` only with the correct password
 * @throws {AppError} `too_many_requests` while attempts are delayed
 */
export const logIn = async (
  context: AuthContext,
  { body: { email, password }, request, reply, signal }: RequestContext<typeof login>,
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
  // The password was reset during the comparison, so this session was begun with the old one.
  if (!(await users.hasSamePassword(user))) {
    sessions.clear(reply);
    throw new AppError('wrong_credentials');
  }
  // Rehash only while no other request waits; otherwise a later login does it.
  if (passwords.isOutdated(user.passwordHash) && !passwords.isBusy())
    await users.rehash(user._id, user.passwordHash, await passwords.hash(password, request.ip));
  return user;
};
