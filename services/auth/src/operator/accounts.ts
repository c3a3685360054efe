import { newEvent } from '@exit-tickets/bus';
import { accountDeleted, email } from '@exit-tickets/contracts';
import type { Connection } from 'mongoose';
import { mailModel } from '../mail/mail.model.ts';
import { createMailQueue } from '../mail/mail-queue.ts';
import { invitationModel } from '../registration/invitation.model.ts';
import { createInvitations, invitationLink } from '../registration/invitations.ts';
import { revocationTime } from '../sessions/session-times.ts';
import { type StoredUser, userModel } from '../users/user.model.ts';
import { createUsers } from '../users/user.repository.ts';

/** An account as a list shows it. */
export interface ListedAccount {
  email: string;
  name: string;
  createdAt: Date;
  isDisabled: boolean;
}

/**
 * What whoever runs the system does with accounts, through the database, whether or not the app runs. Sessions that it ends are
 * refused by every gateway within a minute, which is how often it asks for them.
 */
export const createAccounts = (database: Connection, { publicUrl, now }: { publicUrl: string; now: () => Date }) => {
  const users = createUsers(userModel(database));
  const invitations = createInvitations(invitationModel(database), now);
  /** Does this to the account of an address; false when it has none. */
  const withUser =
    (change: (user: StoredUser) => Promise<void>) =>
    async (address: string): Promise<boolean> => {
      const user = await users.byEmail(email.parse(address));
      if (user) await change(user);
      return user !== null;
    };
  return {
    list: async function* (): AsyncGenerator<ListedAccount> {
      for await (const { email, firstName, lastName, createdAt, disabledAt } of users.all())
        yield {
          ...{ email, createdAt },
          name: [firstName, lastName].filter(Boolean).join(' '),
          isDisabled: Boolean(disabledAt),
        };
    },

    /** How many invitations can still be used. */
    invitations: invitations.count,

    /** The link of a new one, which makes one account. */
    invite: async (days: number): Promise<string> => invitationLink(publicUrl, await invitations.make(days)),

    /** Ends all sessions and lets nobody in. The tickets stay, and students go on answering. */
    disable: withUser(({ _id, sessionsValidFrom }) =>
      users.disable(_id, { at: now(), sessionsValidFrom: revocationTime(now(), sessionsValidFrom) }),
    ),

    enable: withUser(({ _id }) => users.enable(_id)),

    /** Deletes the account for good, and through its event what every service keeps of its teacher. */
    delete: withUser(async (user) => {
      const event = newEvent(accountDeleted, { teacherId: user._id }, { source: 'auth', now: now() });
      const sessionsValidFrom = revocationTime(now(), user.sessionsValidFrom);
      // The outbox of the app that runs, or is started next, publishes it.
      await users.erase(user._id, { sessionsValidFrom, at: now(), event });
      await createMailQueue(mailModel(database), now).removeOf(user);
    }),
  };
};

export type Accounts = ReturnType<typeof createAccounts>;
