import { hashOf, newSecret } from '@exit-tickets/service-kit';
import type { Model } from 'mongoose';
import type { StoredInvitation } from './invitation.model.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** Links with which somebody may make one account. Stored are their hashes, as of reset links. */
export const createInvitations = (model: Model<StoredInvitation>, now: () => Date) => {
  const alive = () => ({ expiresAt: { $gt: now() } });
  const add = async (days: number, more: Pick<StoredInvitation, 'isFirst'> = {}): Promise<string> => {
    const secret = newSecret();
    await model.create({ _id: hashOf(secret), expiresAt: new Date(now().getTime() + days * dayMs), ...more });
    return secret;
  };
  return {
    /** The secret of a new one. */
    make: (days: number): Promise<string> => add(days),

    /** The same for the first account: one that was made before for that counts no more. */
    makeFirst: async (days: number): Promise<string> => {
      await model.deleteMany({ isFirst: true });
      return add(days, { isFirst: true });
    },

    isAlive: async (secret: string): Promise<boolean> =>
      (await model.exists({ _id: hashOf(secret), ...alive() })) !== null,

    /** Spends one: of several at once one gets it. Null when it is made up, spent or expired. */
    take: (secret: string): Promise<StoredInvitation | null> =>
      model
        .findOneAndDelete({ _id: hashOf(secret), ...alive() })
        .lean<StoredInvitation>()
        .exec(),

    /** No account came of it. */
    release: async (invitation: StoredInvitation): Promise<void> => {
      await model.create(invitation);
    },

    /** How many can still be used. */
    count: (): Promise<number> => model.countDocuments(alive()).exec(),
  };
};

export type Invitations = ReturnType<typeof createInvitations>;

/** The link of an invitation. Its secret stands in the fragment, which no server and no proxy gets to see or logs. */
export const invitationLink = (site: string, secret: string): string =>
  `${site}/auth?mode=register#invitation=${secret}`;
