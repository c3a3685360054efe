import { AppError, type ReplyOf, type resetPassword as resetPasswordCall } from '@exit-tickets/contracts';
import { hashOf, type RequestContext } from '@exit-tickets/service-kit';
import { hourlyLimits } from '../attempts/attempt-policy.ts';
import type { AuthContext } from '../auth-context.ts';
import { revocationTime } from '../sessions/session-times.ts';

/**
 * Sets a new password with the token of a link, and ends all sessions of the account (docs/design.md 4.15). The link
 * proves ownership of the mailbox, so the browser becomes known and earlier failures no longer delay it.
 * @throws {AppError} `reset_token_invalid`
 * @throws {AppError} `too_many_requests` after very many attempts from one address
 */
export const resetPassword = async (
  { users, passwords, loginThrottle, devices, hourly, revocations, now }: AuthContext,
  { body, request, reply }: RequestContext<typeof resetPasswordCall>,
): Promise<ReplyOf<typeof resetPasswordCall>> => {
  await hourly.fromAddress('reset-password', request.ip, hourlyLimits.resetsPerAddress);
  const tokenHash = hashOf(body.token);
  const user = await users.byResetToken(tokenHash);
  const isAlive = user?.resetTokens.some(({ hash, expiresAt }) => hash === tokenHash && expiresAt > now());
  if (!user || !isAlive) throw new AppError('reset_token_invalid');
  const passwordHash = await passwords.hash(body.password, request.ip);
  const sessionsValidFrom = revocationTime(now(), user.sessionsValidFrom);
  const isReset = await users.resetPassword(user._id, { tokenHash, passwordHash, sessionsValidFrom });
  if (!isReset) throw new AppError('reset_token_invalid');
  revocations.endAll(user._id, sessionsValidFrom);
  await loginThrottle.forget({ email: user.email, address: request.ip });
  await devices.remember(user, request, reply);
  return { message: 'Your password has been changed; log in with it' };
};
