import { randomUUID } from 'node:crypto';
import type { Model } from 'mongoose';
import type { StoredMail } from './mail.model.ts';
import { maxDelaySeconds, retryDelaySeconds } from './mail-retry.ts';

/** A mail to be sent. */
export type MailOrder = Pick<StoredMail, 'kind' | 'email' | 'userId' | 'about' | 'language'>;

/** Queues a mail. */
export type OrderMail = (order: MailOrder) => Promise<void>;

/** Longer than sending a mail can take, timeouts included. */
const leaseSeconds = 120;

/** The queue of mails in the database: neither a crash nor an outage of the mail server loses one. */
export const createMailQueue = (model: Model<StoredMail>, now: () => Date) => {
  const after = (seconds: number): Date => new Date(now().getTime() + seconds * 1000);
  return {
    add: async (mail: MailOrder): Promise<void> => {
      await model.create({ _id: randomUUID(), ...mail, askedAt: now(), attempts: 0, nextAttemptAt: now() });
    },

    /** Claims the longest-waiting mail for the duration of a lease; after a crash it becomes available again. */
    claim: (): Promise<StoredMail | null> =>
      model
        .findOneAndUpdate(
          // A time further ahead than any retry was stored before the clock was set back.
          { $or: [{ nextAttemptAt: { $lte: now() } }, { nextAttemptAt: { $gt: after(maxDelaySeconds) } }] },
          { $set: { nextAttemptAt: after(leaseSeconds) }, $inc: { attempts: 1 } },
          { sort: { nextAttemptAt: 1 }, returnDocument: 'after' },
        )
        .lean<StoredMail>()
        .exec(),

    /** Schedules the next attempt; the delay grows with each failure. */
    postpone: async ({ _id, attempts }: StoredMail): Promise<void> => {
      await model.updateOne({ _id }, { $set: { nextAttemptAt: after(retryDelaySeconds(attempts)) } });
    },

    remove: async ({ _id }: StoredMail): Promise<void> => {
      await model.deleteOne({ _id });
    },

    /** Removes the queued mails of a deleted user. */
    removeOf: async ({ _id: userId, email }: { _id: string; email: string }): Promise<void> => {
      await model.deleteMany({ $or: [{ userId }, { email }] });
    },

    /** The number of queued mails. */
    count: (): Promise<number> => model.countDocuments().exec(),
  };
};

export type MailQueue = ReturnType<typeof createMailQueue>;
