import { limits } from '@exit-tickets/contracts';
import { hashOf, newSecret } from '@exit-tickets/service-kit';
import type { AuthContext } from './auth-context.ts';

type LinkContext = Pick<AuthContext, 'users' | 'publicUrl' | 'now'>;

/** A new link token and the hash to store: the database never contains a usable link. */
const newToken = ({ now }: LinkContext) => {
  const token = newSecret();
  const expiresAt = new Date(now().getTime() + limits.resetLinkMinutes * 60_000);
  return { token, held: { hash: hashOf(token), expiresAt } };
};

/**
 * Creates a link for this user to choose a new password, valid once and for `limits.resetLinkMinutes`. It is based on
 * the configured address, never on request headers.
 */
export const makeResetLink = async (context: LinkContext, userId: string): Promise<string> => {
  const { token, held } = newToken(context);
  await context.users.addResetToken(userId, held);
  return `${context.publicUrl}/reset-password?token=${token}`;
};

/**
 * Creates a link to confirm this user's new address, valid as long as a reset link. Undefined when the user no longer
 * wants this address.
 */
export const makeEmailLink = async (
  context: LinkContext,
  userId: string,
  newEmail: string,
): Promise<string | undefined> => {
  const { token, held } = newToken(context);
  const isAskedFor = await context.users.addEmailToken(userId, newEmail, held);
  return isAskedFor ? `${context.publicUrl}/confirm-email?token=${token}` : undefined;
};
