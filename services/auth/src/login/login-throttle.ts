import { addressKey, hashOf } from '@exit-tickets/service-kit';
import { attemptPolicies, rightPasswordsPolicy } from '../attempts/attempt-policy.ts';
import type { Attempts, Counter } from '../attempts/attempts.ts';

/** A login attempt and where it comes from. */
export interface LoginAttempt {
  email: string;
  /** The client's IP address. */
  address: string;
  /** Hash of the device cookie, if the browser is known to the account. */
  device: string | undefined;
}

/** Hashed, so that the counters contain no addresses. */
const nameOf = (...parts: string[]): string => hashOf(parts.join('\n'));

const addressCounter = ({ address }: LoginAttempt): Counter => ({
  key: `address:${nameOf(addressKey(address))}`,
  policy: attemptPolicies.address,
});

const ownCounter = ({ email, address, device }: LoginAttempt): Counter => ({
  key: device ? `device:${device}` : `side:${nameOf(email, addressKey(address))}`,
  policy: attemptPolicies.accountFromOneSide,
});

const accountCounter = ({ email }: LoginAttempt): Counter => ({
  key: `account:${nameOf(email)}`,
  policy: attemptPolicies.account,
});

const minuteMs = 60_000;

/** For all browsers together, because each login makes another browser known to the account. */
const rightPasswordsCounter = ({ email }: Pick<LoginAttempt, 'email'>, now: Date): Counter => {
  const minute = Math.floor(now.getTime() / minuteMs);
  const secondsLeft = Math.ceil(((minute + 1) * minuteMs - now.getTime()) / 1000);
  return { key: `right:${nameOf(email)}:${minute}`, policy: rightPasswordsPolicy(secondsLeft) };
};

/** A known browser is counted on its own, so attempts by others never block it. */
const countersOf = (attempt: LoginAttempt): Counter[] =>
  attempt.device ? [ownCounter(attempt)] : [ownCounter(attempt), accountCounter(attempt)];

const blockingCountersOf = (attempt: LoginAttempt): Counter[] =>
  attempt.device ? countersOf(attempt) : [addressCounter(attempt), ...countersOf(attempt)];

/** Slows down password guessing, equally for existing and unknown accounts. */
export const createLoginThrottle = (attempts: Attempts, now: () => Date) => {
  /** Resets the account's counters for this address, once the user has proved to be the owner. */
  const forget = async (owner: Omit<LoginAttempt, 'device'>): Promise<void> => {
    await attempts.forget(rightPasswordsCounter(owner, now()));
    for (const counter of countersOf({ ...owner, device: undefined })) await attempts.forget(counter);
  };
  const recordSuccess = async (attempt: LoginAttempt): Promise<void> => {
    await attempts.forget(ownCounter(attempt));
    if (!attempt.device) await attempts.refund(accountCounter(attempt));
    await attempts.addFailure(rightPasswordsCounter(attempt, now()));
  };
  return {
    /**
     * Counts a guess before it is compared, and reverts that when it was right or could not be compared.
     * @throws {AppError} `too_many_requests` after many guesses, or many correct passwords within a minute
     */
    attempt: async (attempt: LoginAttempt, compare: () => Promise<boolean>): Promise<boolean> => {
      await attempts.assertNotBlocked([...blockingCountersOf(attempt), rightPasswordsCounter(attempt, now())]);
      for (const counter of countersOf(attempt)) await attempts.countFailure(counter);
      const isRight = await compare().catch(async (error: unknown) => {
        // A refused or aborted comparison is not a guess.
        for (const counter of countersOf(attempt)) await attempts.refund(counter);
        throw error;
      });
      if (isRight) await recordSuccess(attempt);
      else await attempts.addFailure(addressCounter(attempt));
      return isRight;
    },
    forget,
    /** Resets the counters of a deleted account, for this address and for the account's known browsers. */
    forgetAccount: async ({
      devices,
      ...owner
    }: Omit<LoginAttempt, 'device'> & { devices: readonly { hash: string }[] }): Promise<void> => {
      await forget(owner);
      for (const { hash } of devices) await attempts.forget(ownCounter({ ...owner, device: hash }));
    },
  };
};

export type LoginThrottle = ReturnType<typeof createLoginThrottle>;
