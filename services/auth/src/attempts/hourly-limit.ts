import { createHash } from 'node:crypto';
import { AppError } from '@exit-tickets/contracts';
import { addressKey, createWindowCounts } from '@exit-tickets/service-kit';
import type { Model } from 'mongoose';
import { countsOf, type StoredAttempts } from './attempt.model.ts';

const hourMs = 60 * 60 * 1000;
const nameOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Limits on calls that are not guesses but can be abused by their number. */
export const createHourlyLimit = (attempts: Model<StoredAttempts>, now: () => Date) => {
  const idOf = (what: string, begin: number): string => `${what}:${begin / hourMs}`;
  const countThisHour = createWindowCounts(countsOf(attempts), now, { windowMs: hourMs, idOf });
  /**
   * Counts something that all share.
   * @throws {AppError} `too_many_requests` when there were more than `max` within the hour
   */
  const overall = async (what: string, max: number): Promise<void> => {
    const { count, secondsLeft } = await countThisHour(what);
    if (count > max) throw new AppError('too_many_requests', { retryAfterSeconds: secondsLeft });
  };
  return {
    /** The same of a call from this address. */
    fromAddress: (call: string, address: string, max: number): Promise<void> =>
      overall(`${call}:${nameOf(addressKey(address))}`, max),
    overall,
    /** Counts something about this e-mail address, known or not; false when there were more than `max` within the hour. */
    aboutEmail: async (what: string, email: string, max: number): Promise<boolean> =>
      (await countThisHour(`${what}:${nameOf(email)}`)).count <= max,
  };
};

export type HourlyLimit = ReturnType<typeof createHourlyLimit>;
