import { AppError } from '@exit-tickets/contracts';
import { countOne, unlessDuplicate } from '@exit-tickets/service-kit';
import type { Model } from 'mongoose';
import { countsOf, type StoredAttempts } from './attempt.model.ts';
import { type AttemptPolicy, delayAfter, secondsUntil } from './attempt-policy.ts';

/** The key of a counter and its policy. */
export interface Counter {
  key: string;
  policy: AttemptPolicy;
}

const maxTries = 20;

const later = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1000);

/** Counts attempts in the database, so that all replicas share the counts. */
export const createAttempts = (model: Model<StoredAttempts>, now: () => Date) => {
  const assertWaited = (counters: readonly Counter[], stored: readonly StoredAttempts[]): void => {
    const at = now();
    const waits = stored.flatMap(({ _id, nextAt }) =>
      counters.filter(({ key }) => key === _id).map(({ policy }) => secondsUntil(nextAt, at, policy)),
    );
    const seconds = Math.max(0, ...waits);
    if (seconds > 0) throw new AppError('too_many_requests', { retryAfterSeconds: seconds });
  };

  /** Returns true when the counter was unchanged since it was read. */
  const replace = async (key: string, read: StoredAttempts | null, next: Omit<StoredAttempts, '_id'>) => {
    if (read) {
      const { count, expiresAt } = read;
      return (await model.updateOne({ _id: key, count, expiresAt }, { $set: next })).matchedCount === 1;
    }
    return unlessDuplicate(model.create({ _id: key, ...next }));
  };

  return {
    /** @throws {AppError} `too_many_requests` while one of these counters is blocked */
    assertNotBlocked: async (counters: readonly Counter[]): Promise<void> => {
      const keys = counters.map(({ key }) => key);
      assertWaited(counters, await model.find({ _id: { $in: keys } }).lean<StoredAttempts[]>());
    },

    /**
     * Counts a failure before the password is compared, so that concurrent guesses cannot bypass the delay.
     * @throws {AppError} `too_many_requests` when a concurrent attempt has just blocked this one
     */
    countFailure: async (counter: Counter): Promise<void> => {
      const { key, policy } = counter;
      for (let nthTry = 0; nthTry < maxTries; nthTry += 1) {
        const read = await model.findById(key).lean<StoredAttempts>();
        if (read) assertWaited([counter], [read]);
        const at = now();
        const count = (read && read.expiresAt > at ? read.count : 0) + 1;
        const nextAt = later(at, delayAfter(count, policy));
        if (await replace(key, read, { count, nextAt, expiresAt: later(at, policy.forgetAfterSeconds) })) return;
      }
      throw new AppError('too_many_requests', { retryAfterSeconds: 1 });
    },

    /** Reverts a counted failure. */
    refund: async ({ key }: Counter): Promise<void> => {
      await model.updateOne({ _id: key, count: { $gt: 0 } }, { $inc: { count: -1 }, $set: { nextAt: now() } });
    },

    forget: async ({ key }: Counter): Promise<void> => {
      await model.deleteOne({ _id: key });
    },

    /** Counts a failure afterwards, without checking. For shared counters, where a few extra attempts do no harm. */
    addFailure: async ({ key, policy }: Counter): Promise<void> => {
      const at = now();
      const count = await countOne(countsOf(model), key, later(at, policy.forgetAfterSeconds), { nextAt: at });
      const seconds = delayAfter(count, policy);
      if (seconds > 0) await model.updateOne({ _id: key }, { $set: { nextAt: later(at, seconds) } });
    },
  };
};

export type Attempts = ReturnType<typeof createAttempts>;
