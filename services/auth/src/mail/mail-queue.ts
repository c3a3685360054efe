import { randomUUID } from 'node:crypto';
import type { Model } from 'mongoose';
import type { StoredMail } from './mail.model.ts';
import { maxDelaySeconds, retryDelaySeconds } from './mail-retry.ts';

/** What is to be sent, and to whom. */
export type MailOrder = Pick<StoredMail, 'kind' | 'email' | 'userId' | 'about' | 'language'>;

/** Has a mail sent, later. */
export type OrderMail = (order: MailOrder) => Promise<void>;

/** Longer than sending a mail can take with its time-outs. */
const leaseSeconds = 120;

/** The mails that wait to be sent, in the database: a crash or a mail server that is down loses none. */
export const createMailQueue = (model: Model<StoredMail>, now: () => Date) => {
  const after = (seconds: number): Date => new Date(now().getTime() + seconds * 1000);
  return {
    add: async (mail: MailOrder): Promise<void> => {
      await model.create({ _id: randomUUID(), ...mail, askedAt: now(), attempts: 0, nextAttemptAt: now() });
    },

    /** The mail that waits longest, for this caller alone until its lease is over; a crash lets it go by itself. */
    claim: (): Promise<StoredMail | null> =>
      model
        .findOneAndUpdate(
          // A try that is further off than any was put off by a clock that has been set back since.
          { $or: [{ nextAttemptAt: { $lte: now() } }, { nextAttemptAt: { $gt: after(maxDelaySeconds) } }] },
          { $set: { nextAttemptAt: after(leaseSeconds) }, $inc: { attempts: 1 } },
          { sort: { nextAttemptAt: 1 }, returnDocument: 'after' },
        )
        .lean<StoredMail>()
        .exec(),

    /** Tries again later, the later the more often it failed. */
    postpone: async ({ _id, attempts }: StoredMail): Promise<void> => {
      await model.updateOne({ _id }, { $set: { nextAttemptAt: after(retryDelaySeconds(attempts)) } });
    },

    remove: async ({ _id }: StoredMail): Promise<void> => {
      await model.deleteOne({ _id });
    },

    /** Removes what waits for a user who is gone. */
    removeOf: async ({ _id: userId, email }: { _id: string; email: string }): Promise<void> => {
      await model.deleteMany({ $or: [{ userId }, { email }] });
    },

    /** How many wait. */
    count: (): Promise<number> => model.countDocuments().exec(),
  };
};

export type MailQueue = ReturnType<typeof createMailQueue>;
