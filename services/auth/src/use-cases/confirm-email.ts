import { AppError, type confirmEmail as confirmEmailCall, type ReplyOf } from '@exit-tickets/contracts';
import { hashOf, languageFor, type RequestContext } from '@exit-tickets/service-kit';
import { hourlyLimits } from '../attempts/attempt-policy.ts';
import type { AuthContext } from '../auth-context.ts';

/**
 * Sets an account's email address to the one that received the link, and notifies the old address. Links sent to the
 * old address become invalid.
 * @throws {AppError} `reset_token_invalid` also when the address was taken by another account meanwhile
 */
export const confirmEmail = async (
  { users, hourly, orderMail, now }: AuthContext,
  { body, request }: RequestContext<typeof confirmEmailCall>,
): Promise<ReplyOf<typeof confirmEmailCall>> => {
  await hourly.fromAddress('confirm-email', request.ip, hourlyLimits.resetsPerAddress);
  const tokenHash = hashOf(body.token);
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
