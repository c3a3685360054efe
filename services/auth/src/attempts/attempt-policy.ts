import { limits } from '@exit-tickets/contracts';

/** How long consecutive failures delay the next attempt. */
export interface AttemptPolicy {
  /** Failures without a delay, because people mistype. */
  freeFailures: number;
  /** The delay after the first failure that counts; every further one doubles it. */
  firstDelaySeconds: number;
  maxDelaySeconds: number;
  /** The count is reset after this time without a failure. */
  forgetAfterSeconds: number;
}

const hour = 60 * 60;

/**
 * The limits on guessing passwords. Every delay ends, so nobody is locked out permanently. A browser that was once
 * logged in to the account is counted separately, so that others' failures never delay its owner.
 */
export const attemptPolicies = {
  /** One account, tried from one address or one known browser: at most about 100 guesses a day. */
  accountFromOneSide: {
    freeFailures: 10,
    firstDelaySeconds: 2,
    maxDelaySeconds: 15 * 60,
    forgetAfterSeconds: 24 * hour,
  },
  /** One account, tried from anywhere by unknown browsers. */
  account: { freeFailures: 30, firstDelaySeconds: 1, maxDelaySeconds: 60, forgetAfterSeconds: 24 * hour },
  /** One address, for all accounts it tries. A whole school may share it, so the delay starts late. */
  address: { freeFailures: 100, firstDelaySeconds: 1, maxDelaySeconds: 5 * 60, forgetAfterSeconds: hour },
} as const satisfies Record<string, AttemptPolicy>;

const minute = 60;

/**
 * The limit on correct passwords for one account, counted per minute. Only someone who knows the password can reach it.
 * @param secondsLeft seconds left in this minute
 */
export const rightPasswordsPolicy = (secondsLeft: number): AttemptPolicy => ({
  freeFailures: limits.rightPasswordsPerMinute - 1,
  firstDelaySeconds: secondsLeft,
  maxDelaySeconds: minute,
  forgetAfterSeconds: minute,
});

/** Hourly limits per address, per account or overall. */
export const hourlyLimits = {
  mailsPerAccount: 5,
  exportsPerAccount: 10,
  linkRequestsPerAddress: 60,
  resetsPerAddress: 60,
  registrationsPerAddress: 300,
  /**
   * Mails to unconfirmed addresses, for all accounts together. Mail servers accept a few hundred mails an hour from a
   * school, and most of these must remain available for password resets.
   */
  confirmationMails: 100,
} as const;

/** Seconds to wait after this many consecutive failures. */
export const delayAfter = (failures: number, policy: AttemptPolicy): number => {
  const counted = failures - policy.freeFailures;
  if (counted <= 0) return 0;
  return Math.min(policy.maxDelaySeconds, policy.firstDelaySeconds * 2 ** (counted - 1));
};

/**
 * Seconds until `nextAt`, rounded up. A wait longer than the policy allows was stored before the clock was set back; it
 * counts as over, because otherwise it would last as long as the clock went back.
 */
export const secondsUntil = (nextAt: Date, now: Date, { maxDelaySeconds }: AttemptPolicy): number => {
  const seconds = Math.max(0, Math.ceil((nextAt.getTime() - now.getTime()) / 1000));
  return seconds > maxDelaySeconds ? 0 : seconds;
};
