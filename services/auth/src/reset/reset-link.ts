import { limits } from '@exit-tickets/contracts';
import { hashOf, newSecret, type ServiceContext } from '@exit-tickets/service-kit';
import type { Users } from '../users/user.repository.ts';

/** Makes links that let a person choose a new password. */
export interface ResetLinks {
  /**
   * A new link for this user, valid once and for `limits.resetLinkMinutes`. Only its hash is stored: whoever reads
   * the database finds no link in it. It is built on the configured address and never on what a request says.
   */
  make(userId: string): Promise<string>;
}

export const createResetLinks = (options: {
  users: Users;
  publicUrl: string;
  now: ServiceContext['now'];
}): ResetLinks => ({
  make: async (userId) => {
    const token = newSecret();
    const expiresAt = new Date(options.now().getTime() + limits.resetLinkMinutes * 60_000);
    await options.users.addResetToken(userId, { hash: hashOf(token), expiresAt });
    return `${options.publicUrl}/reset-password?token=${token}`;
  },
});
