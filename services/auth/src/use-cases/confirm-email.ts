import { AppError, type BodyOf, type confirmEmail as confirmEmailCall, type ReplyOf } from '@exit-tickets/contracts';
import { hashOf, languageFor } from '@exit-tickets/service-kit';
import type { FastifyRequest } from 'fastify';
import { hourlyLimits } from '../attempts/attempt-policy.ts';
import type { AuthContext } from '../auth-context.ts';

/**
 * Gives an account the address whose mailbox the link came from, and tells the old one. Links that were sent to the old
 * mailbox open nothing any more.
 * @throws {AppError} `reset_token_invalid` also when another account has got the address meanwhile
 */
export const confirmEmail = async (
  { users, hourly, orderMail, now }: AuthContext,
  { token }: BodyOf<typeof confirmEmailCall>,
  request: FastifyRequest,
): Promise<ReplyOf<typeof confirmEmailCall>> => {
  await hourly.fromAddress('confirm-email', request.ip, hourlyLimits.resetsPerAddress);
  const tokenHash = hashOf(token);
  const user = await users.byEmailToken(tokenHash);
  const isAlive = user?.emailTokens?.some(({ hash, expiresAt }) => hash === tokenHash && expiresAt > now());
  if (!user?.pendingEmail || !isAlive) throw new AppError('reset_token_invalid');
  const { _id: userId, email: oldEmail, pendingEmail } = user;
  if (!(await users.confirmEmail(userId, { tokenHash, email: pendingEmail })))
    throw new AppError('reset_token_invalid');
  const language = user.language ?? languageFor(request.headers['accept-language']);
  await orderMail({ kind: 'email-changed', email: oldEmail, userId, about: pendingEmail, language });
  return { message: 'Your email address has been changed' };
};
