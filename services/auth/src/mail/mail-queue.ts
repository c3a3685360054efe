import { randomUUID } from 'node:crypto';
import type { Model } from 'mongoose';
import type { StoredMail } from './mail.model.ts';
import { maxDelaySeconds, retryDelaySeconds } from './mail-retry.ts';

/** What is to be sent, and to whom. */
export type MailOrder = Pick<StoredMail, 'kind' | 'email' | 'userId' | 'about' | 'language'>;

/** Has a mail sent, later. */
export type OrderMail = (order: MailOrder) => Promise<void>;

/** The mails that wait to be sent, in the database: a crash or a mail server that is down loses none. */
export interface MailQueue {
  add(mail: MailOrder): Promise<void>;
  /** The mail that waits longest, for this caller alone until its lease is over; a crash lets it go by itself. */
  claim(): Promise<StoredMail | null>;
  /** Tries again later, the later the more often it failed. */
  postpone(mail: StoredMail): Promise<void>;
  remove(mail: StoredMail): Promise<void>;
  /** Removes what waits for a user who is gone. */
  removeOf(user: { _id: string; email: string }): Promise<void>;
  /** How many wait. */
  count(): Promise<number>;
}

/** Longer than sending a mail can take with its time-outs. */
const leaseSeconds = 120;

export const createMailQueue = (model: Model<StoredMail>, now: () => Date): MailQueue => {
  const after = (seconds: number): Date => new Date(now().getTime() + seconds * 1000);
  return {
    add: async (mail) => {
      await model.create({ _id: randomUUID(), ...mail, askedAt: now(), attempts: 0, nextAttemptAt: now() });
    },
    claim: () =>
      model
        .findOneAndUpdate(
          // A try that is further off than any was put off by a clock that has been set back since.
          { $or: [{ nextAttemptAt: { $lte: now() } }, { nextAttemptAt: { $gt: after(maxDelaySeconds) } }] },
          { $set: { nextAttemptAt: after(leaseSeconds) }, $inc: { attempts: 1 } },
          { sort: { nextAttemptAt: 1 }, returnDocument: 'after' },
        )
        .lean<StoredMail>()
        .exec(),
    postpone: async ({ _id, attempts }) => {
      await model.updateOne({ _id }, { $set: { nextAttemptAt: after(retryDelaySeconds(attempts)) } });
    },
    remove: async ({ _id }) => {
      await model.deleteOne({ _id });
    },
    removeOf: async ({ _id: userId, email }) => {
      await model.deleteMany({ $or: [{ userId }, { email }] });
    },
    count: () => model.countDocuments(),
  };
};
