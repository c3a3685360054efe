import {
  AppError,
  type BodyOf,
  type ReplyOf,
  type resetPassword as resetPasswordCall,
  sessionsRevokedSignal,
} from '@exit-tickets/contracts';
import { hashOf, type ServiceContext } from '@exit-tickets/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hourlyLimits } from '../attempts/attempt-policy.ts';
import type { HourlyLimit } from '../attempts/hourly-limit.ts';
import type { Devices } from '../login/devices.ts';
import type { LoginThrottle } from '../login/login-throttle.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { revocationTime } from '../sessions/session-times.ts';
import type { Users } from '../users/user.repository.ts';

export interface ResetPasswordContext extends Pick<ServiceContext, 'bus' | 'now'> {
  users: Users;
  passwords: Passwords;
  loginThrottle: LoginThrottle;
  devices: Devices;
  hourly: HourlyLimit;
}

/**
 * Sets a new password with the token of a link, and ends all sessions of that account (docs/design.md 4.15).
 * Whoever had the link owns the mailbox: the browser is known from now on, and earlier failures keep it waiting no more.
 * Throws `reset_token_invalid`, and `TooManyAttemptsError` after very many tries from one address.
 */
export const resetPassword = async (
  { users, passwords, loginThrottle, devices, hourly, bus, now }: ResetPasswordContext,
  { token, password }: BodyOf<typeof resetPasswordCall>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ReplyOf<typeof resetPasswordCall>> => {
  await hourly.fromAddress('reset-password', request.ip, hourlyLimits.resetsPerAddress);
  const tokenHash = hashOf(token);
  const user = await users.byResetToken(tokenHash);
  const isAlive = user?.resetTokens.some(({ hash, expiresAt }) => hash === tokenHash && expiresAt > now());
  if (!user || !isAlive) throw new AppError('reset_token_invalid');
  const passwordHash = await passwords.hash(password, request.ip);
  const sessionsValidFrom = revocationTime(now(), user.sessionsValidFrom);
  const before = sessionsValidFrom.toISOString();
  const isReset = await users.resetPassword(user._id, { tokenHash, passwordHash, sessionsValidFrom });
  if (!isReset) throw new AppError('reset_token_invalid');
  bus.signal(sessionsRevokedSignal, { sessions: [], users: [{ userId: user._id, before }] });
  await loginThrottle.forget({ email: user.email, address: request.ip });
  await devices.remember(user, request, reply);
  return { message: 'Your password has been changed; log in with it' };
};
