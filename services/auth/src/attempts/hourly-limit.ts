import { AppError } from '@exit-tickets/contracts';
import { addressKey, createWindowCounts, hashOf } from '@exit-tickets/service-kit';
import type { Model } from 'mongoose';
import { countsOf, type StoredAttempts } from './attempt.model.ts';

const hourMs = 60 * 60 * 1000;

/** Hourly limits on calls that are not guesses but can be abused in bulk. */
export const createHourlyLimit = (attempts: Model<StoredAttempts>, now: () => Date) => {
  const idOf = (what: string, begin: number): string => `${what}:${begin / hourMs}`;
  const countThisHour = createWindowCounts(countsOf(attempts), now, { windowMs: hourMs, idOf });
  /**
   * Counts an event against an overall limit.
   * @throws {AppError} `too_many_requests` when there were more than `max` within the hour
   */
  const overall = async (what: string, max: number): Promise<void> => {
    const { count, secondsLeft } = await countThisHour(what);
    if (count > max) throw new AppError('too_many_requests', { retryAfterSeconds: secondsLeft });
  };
  return {
    /** Counts a call per address, with the same error. */
    fromAddress: (call: string, address: string, max: number): Promise<void> =>
      overall(`${call}:${hashOf(addressKey(address))}`, max),
    overall,
    /** Counts an event for this email address or user id; false when there were more than `max` within the hour. */
    aboutEmail: async (what: string, email: string, max: number): Promise<boolean> =>
      (await countThisHour(`${what}:${hashOf(email)}`)).count <= max,
  };
};

export type HourlyLimit = ReturnType<typeof createHourlyLimit>;
