/** How often, and how soon, a failed handler is tried again. */
export interface RetryPolicy {
  /** Attempts in all; then the event becomes a dead letter. */
  tries: number;
  /** Delay before the second attempt, in milliseconds; each later one is twice as long. */
  firstDelayMs: number;
  maxDelayMs: number;
}

/** Nearly four minutes in all, so that a database can restart without dead letters. */
export const defaultRetry: RetryPolicy = { tries: 12, firstDelayMs: 200, maxDelayMs: 60_000 };

/** Milliseconds to wait after a failed attempt (1 is the first). */
export const delayAfter = (retry: RetryPolicy, failedTry: number): number =>
  Math.min(retry.firstDelayMs * 2 ** (failedTry - 1), retry.maxDelayMs);
