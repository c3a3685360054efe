import { hashOf, newSecret, type ServiceContext } from '@exit-tickets/service-kit';
import type { Model } from 'mongoose';
import type { StoredInvitation } from './invitation.model.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** Links with which somebody may make one account. Stored are their hashes, as of reset links. */
export interface Invitations {
  /** The secret of a new one. */
  make(days: number): Promise<string>;
  /** The same for the first account: one that was made before for that counts no more. */
  makeFirst(days: number): Promise<string>;
  isAlive(secret: string): Promise<boolean>;
  /** Spends one: of several at once one gets it. Null when it is made up, spent or expired. */
  take(secret: string): Promise<StoredInvitation | null>;
  /** No account came of it. */
  giveBack(invitation: StoredInvitation): Promise<void>;
  /** How many can still be used. */
  count(): Promise<number>;
}

export const createInvitations = (model: Model<StoredInvitation>, now: ServiceContext['now']): Invitations => {
  const alive = () => ({ expiresAt: { $gt: now() } });
  const add = async (days: number, more: Pick<StoredInvitation, 'isFirst'> = {}): Promise<string> => {
    const secret = newSecret();
    await model.create({ _id: hashOf(secret), expiresAt: new Date(now().getTime() + days * dayMs), ...more });
    return secret;
  };
  return {
    make: (days) => add(days),
    makeFirst: async (days) => {
      await model.deleteMany({ isFirst: true });
      return add(days, { isFirst: true });
    },
    isAlive: async (secret) => (await model.exists({ _id: hashOf(secret), ...alive() })) !== null,
    take: (secret) =>
      model
        .findOneAndDelete({ _id: hashOf(secret), ...alive() })
        .lean<StoredInvitation>()
        .exec(),
    giveBack: async (invitation) => {
      await model.create(invitation);
    },
    count: () => model.countDocuments(alive()),
  };
};

/** The link of an invitation. Its secret stands in the fragment, which no server and no proxy gets to see or logs. */
export const invitationLink = (site: string, secret: string): string =>
  `${site}/auth?mode=register#invitation=${secret}`;
