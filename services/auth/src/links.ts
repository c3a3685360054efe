import { limits } from '@exit-tickets/contracts';
import { hashOf, newSecret } from '@exit-tickets/service-kit';
import type { AuthContext } from './auth-context.ts';

type LinkContext = Pick<AuthContext, 'users' | 'publicUrl' | 'now'>;

/** What a link holds, and what is stored of it: whoever reads the database finds no link in it. */
const newToken = ({ now }: LinkContext) => {
  const token = newSecret();
  const expiresAt = new Date(now().getTime() + limits.resetLinkMinutes * 60_000);
  return { token, held: { hash: hashOf(token), expiresAt } };
};

/**
 * A new link that lets this user choose a new password, valid once and for `limits.resetLinkMinutes`. It is built on the
 * configured address and never on what a request says.
 */
export const makeResetLink = async (context: LinkContext, userId: string): Promise<string> => {
  const { token, held } = newToken(context);
  await context.users.addResetToken(userId, held);
  return `${context.publicUrl}/reset-password?token=${token}`;
};

/**
 * A new link that confirms that an address is this user's, as valid as a reset link. Undefined when the user no longer asks
 * for this address.
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
