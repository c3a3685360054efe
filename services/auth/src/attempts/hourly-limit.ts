import { createHash } from 'node:crypto';
import { addressKey, createWindowCounts } from '@exit-tickets/service-kit';
import type { Model } from 'mongoose';
import { TooManyAttemptsError } from '../auth.errors.ts';
import { countsOf, type StoredAttempts } from './attempt.model.ts';

/** Limits on calls that are not guesses but can be abused by their number. */
export interface HourlyLimit {
  /** Counts a call from this address. Throws `TooManyAttemptsError` when there were more than `most` within the hour. */
  fromAddress(call: string, address: string, max: number): Promise<void>;
  /** Counts something that all share. Throws `TooManyAttemptsError` when there were more than `max` within the hour. */
  overall(what: string, max: number): Promise<void>;
  /** Counts something about this e-mail address, known or not; false when there were more than `most` within the hour. */
  aboutEmail(what: string, email: string, max: number): Promise<boolean>;
}

const hourMs = 60 * 60 * 1000;
const nameOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

export const createHourlyLimit = (attempts: Model<StoredAttempts>, now: () => Date): HourlyLimit => {
  const idOf = (what: string, begin: number): string => `${what}:${begin / hourMs}`;
  const countThisHour = createWindowCounts(countsOf(attempts), now, { windowMs: hourMs, idOf });
  const overall: HourlyLimit['overall'] = async (what, max) => {
    const { count, secondsLeft } = await countThisHour(what);
    if (count > max) throw new TooManyAttemptsError(secondsLeft);
  };
  return {
    fromAddress: (call, address, max) => overall(`${call}:${nameOf(addressKey(address))}`, max),
    overall,
    aboutEmail: async (what, email, max) => (await countThisHour(`${what}:${nameOf(email)}`)).count <= max,
  };
};
