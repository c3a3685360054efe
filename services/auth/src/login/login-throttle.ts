import { createHash } from 'node:crypto';
import { addressKey } from '@exit-tickets/service-kit';
import { attemptPolicies, rightPasswordsPolicy } from '../attempts/attempt-policy.ts';
import type { Attempts, Counter } from '../attempts/attempts.ts';

/** Who tries to log in to which account. */
export interface LoginAttempt {
  email: string;
  /** The client's address. */
  address: string;
  /** Set when the browser is known to the account. */
  device: string | undefined;
}

/** Whoever reads the counters learns no address of a person who mistyped it. */
const nameOf = (...parts: string[]): string => createHash('sha256').update(parts.join('\n')).digest('base64url');

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

/** Of all browsers together: each login can make one more of them known to the account. */
const rightPasswordsCounter = ({ email }: Pick<LoginAttempt, 'email'>, now: Date): Counter => {
  const minute = Math.floor(now.getTime() / minuteMs);
  const secondsLeft = Math.ceil(((minute + 1) * minuteMs - now.getTime()) / 1000);
  return { key: `right:${nameOf(email)}:${minute}`, policy: rightPasswordsPolicy(secondsLeft) };
};

/** A known browser answers for itself alone: what others did at its address or to its account is not its doing. */
const countersOf = (attempt: LoginAttempt): Counter[] =>
  attempt.device ? [ownCounter(attempt)] : [ownCounter(attempt), accountCounter(attempt)];

const blockingCountersOf = (attempt: LoginAttempt): Counter[] =>
  attempt.device ? countersOf(attempt) : [addressCounter(attempt), ...countersOf(attempt)];

/** Slows down the guessing of passwords, the same for accounts that exist and that do not. */
export const createLoginThrottle = (attempts: Attempts, now: () => Date) => {
  /** The owner has shown to be the owner: nothing that was counted for the account keeps this address waiting. */
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
     * Counts one guess before it is compared, and no more as a guess when it was right, or was not compared at all.
     * @throws {AppError} `too_many_requests` after many guesses, or many right ones within a minute
     */
    attempt: async (attempt: LoginAttempt, compare: () => Promise<boolean>): Promise<boolean> => {
      await attempts.assertNotBlocked([...blockingCountersOf(attempt), rightPasswordsCounter(attempt, now())]);
      for (const counter of countersOf(attempt)) await attempts.countFailure(counter);
      const isRight = await compare().catch(async (error: unknown) => {
        // Whoever is sent away because the line is full has guessed nothing.
        for (const counter of countersOf(attempt)) await attempts.refund(counter);
        throw error;
      });
      if (isRight) await recordSuccess(attempt);
      else await attempts.addFailure(addressCounter(attempt));
      return isRight;
    },
    forget,
    /** The account is gone: forgets what was counted for it, from this address and in the browsers that it knew. */
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
