import { limits } from '@exit-tickets/contracts';
import { hashOf, newSecret, type ServiceContext } from '@exit-tickets/service-kit';
import type { Users } from '../users/user.repository.ts';

/** Makes links that confirm that an address is its user's. */
export interface EmailLinks {
  /**
   * A new link, valid once and for `limits.resetLinkMinutes`, kept as its hash like a reset link. Undefined when the user
   * no longer asks for this address.
   */
  make(userId: string, newEmail: string): Promise<string | undefined>;
}

export const createEmailLinks = ({
  users,
  publicUrl,
  now,
}: {
  users: Users;
  publicUrl: string;
  now: ServiceContext['now'];
}): EmailLinks => ({
  make: async (userId, newEmail) => {
    const token = newSecret();
    const expiresAt = new Date(now().getTime() + limits.resetLinkMinutes * 60_000);
    const isAskedFor = await users.addEmailToken(userId, newEmail, { hash: hashOf(token), expiresAt });
    return isAskedFor ? `${publicUrl}/confirm-email?token=${token}` : undefined;
  },
});
