import { hashOf, newSecret } from '@exit-tickets/service-kit';
import type { Model } from 'mongoose';
import type { StoredInvitation } from './invitation.model.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** Invitations, each for one account. Only the hashes of their secrets are stored, as for reset links. */
export const createInvitations = (model: Model<StoredInvitation>, now: () => Date) => {
  const alive = () => ({ expiresAt: { $gt: now() } });
  const add = async (days: number, more: Pick<StoredInvitation, 'isFirst'> = {}): Promise<string> => {
    const secret = newSecret();
    await model.create({ _id: hashOf(secret), expiresAt: new Date(now().getTime() + days * dayMs), ...more });
    return secret;
  };
  return {
    /** Creates an invitation and returns its secret. */
    make: (days: number): Promise<string> => add(days),

    /** Creates the invitation for the first account and invalidates the previous one. */
    makeFirst: async (days: number): Promise<string> => {
      await model.deleteMany({ isFirst: true });
      return add(days, { isFirst: true });
    },

    isAlive: async (secret: string): Promise<boolean> =>
      (await model.exists({ _id: hashOf(secret), ...alive() })) !== null,

    /** Uses up an invitation; one of several concurrent calls gets it. Null when it is unknown, used or expired. */
    take: (secret: string): Promise<StoredInvitation | null> =>
      model
        .findOneAndDelete({ _id: hashOf(secret), ...alive() })
        .lean<StoredInvitation>()
        .exec(),

    /** Restores an invitation when no account was created. */
    release: async (invitation: StoredInvitation): Promise<void> => {
      await model.create(invitation);
    },

    /** The number of valid invitations. */
    count: (): Promise<number> => model.countDocuments(alive()).exec(),
  };
};

export type Invitations = ReturnType<typeof createInvitations>;

/** The link of an invitation. The secret is in the fragment, which is never sent to servers or logged. */
export const invitationLink = (site: string, secret: string): string =>
  `${site}/auth?mode=register#invitation=${secret}`;
