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

/** An account in the operator's list. */
export interface ListedAccount {
  email: string;
  name: string;
  createdAt: Date;
  isDisabled: boolean;
}

/**
 * The operator's account commands. They work on the database, whether or not the app is running. Gateways refuse
 * revoked sessions within a minute, the interval at which they reload the list.
 */
export const createAccounts = (database: Connection, { publicUrl, now }: { publicUrl: string; now: () => Date }) => {
  const users = createUsers(userModel(database));
  const invitations = createInvitations(invitationModel(database), now);
  /** Applies a change to the account of an address; returns false if there is none. */
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

    /** The number of valid invitations. */
    invitations: invitations.count,

    /** Creates an invitation for one account and returns its link. */
    invite: async (days: number): Promise<string> => invitationLink(publicUrl, await invitations.make(days)),

    /** Ends all sessions and blocks logins. Tickets stay, and students can still answer them. */
    disable: withUser(({ _id, sessionsValidFrom }) =>
      users.disable(_id, { at: now(), sessionsValidFrom: revocationTime(now(), sessionsValidFrom) }),
    ),

    enable: withUser(({ _id }) => users.enable(_id)),

    /** Deletes the account for good; its event makes every service delete the teacher's data. */
    delete: withUser(async (user) => {
      const event = newEvent(accountDeleted, { teacherId: user._id }, { source: 'auth', now: now() });
      const sessionsValidFrom = revocationTime(now(), user.sessionsValidFrom);
      // Published by the outbox of the running app, or after its next start.
      await users.erase(user._id, { sessionsValidFrom, at: now(), event });
      await createMailQueue(mailModel(database), now).removeOf(user);
    }),
  };
};

export type Accounts = ReturnType<typeof createAccounts>;
