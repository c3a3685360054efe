import { limits } from '@exit-tickets/contracts';

/** How long failures in a row keep the next attempt waiting. */
export interface AttemptPolicy {
  /** So many failures cost nothing: people mistype. */
  freeFailures: number;
  /** The delay after the first failure that counts; every further one doubles it. */
  firstDelaySeconds: number;
  maxDelaySeconds: number;
  /** Without a new failure for this long all is forgotten. */
  forgetAfterSeconds: number;
}

const hour = 60 * 60;

/**
 * The limits on guessing passwords. Nobody is ever locked out for good: every delay has an end, and a browser that
 * was once logged in to the account is counted by itself, so that others' failures never keep its owner waiting.
 */
export const attemptPolicies = {
  /** One account, tried from one address or from one known browser: some 100 guesses a day at most. */
  accountFromOneSide: {
    freeFailures: 10,
    firstDelaySeconds: 2,
    maxDelaySeconds: 15 * 60,
    forgetAfterSeconds: 24 * hour,
  },
  /** One account, tried from anywhere by browsers it does not know. */
  account: { freeFailures: 30, firstDelaySeconds: 1, maxDelaySeconds: 60, forgetAfterSeconds: 24 * hour },
  /** One address, whatever accounts it tries. A whole school may sit behind it, so only many failures count. */
  address: { freeFailures: 100, firstDelaySeconds: 1, maxDelaySeconds: 5 * 60, forgetAfterSeconds: hour },
} as const satisfies Record<string, AttemptPolicy>;

const minute = 60;

/**
 * The limit on right passwords of one account; counted anew each minute. Only whoever knows the password can reach it.
 * @param secondsLeft of this minute
 */
export const rightPasswordsPolicy = (secondsLeft: number): AttemptPolicy => ({
  freeFailures: limits.rightPasswordsPerMinute - 1,
  firstDelaySeconds: secondsLeft,
  maxDelaySeconds: minute,
  forgetAfterSeconds: minute,
});

/** The most of something from one address, for one account or of all, within an hour. */
export const hourlyLimits = {
  mailsPerAccount: 5,
  exportsPerAccount: 10,
  linkRequestsPerAddress: 60,
  resetsPerAddress: 60,
  registrationsPerAddress: 300,
  /**
   * Mails to an address that somebody has typed and nobody confirmed, of all accounts. A mail server takes some hundred an hour
   * from a school: most of them are for whoever forgot a password.
   */
  confirmationMails: 100,
} as const;

/** Seconds to wait after so many failures in a row. */
export const delayAfter = (failures: number, policy: AttemptPolicy): number => {
  const counted = failures - policy.freeFailures;
  if (counted <= 0) return 0;
  return Math.min(policy.maxDelaySeconds, policy.firstDelaySeconds * 2 ** (counted - 1));
};

/**
 * Seconds left until this moment, rounded up. A wait longer than any of the policy was begun by a clock that has been
 * set back since; it is over, or it would last as long as the clock went back.
 */
export const secondsUntil = (nextAt: Date, now: Date, { maxDelaySeconds }: AttemptPolicy): number => {
  const seconds = Math.max(0, Math.ceil((nextAt.getTime() - now.getTime()) / 1000));
  return seconds > maxDelaySeconds ? 0 : seconds;
};
