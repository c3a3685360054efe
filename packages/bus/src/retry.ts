/** How often and how soon a handler that failed is tried again. */
export interface RetryPolicy {
  /** Tries in all, the first included; then the event is a dead letter. */
  tries: number;
  /** Before the second try, in milliseconds; each later pause is twice the one before. */
  firstDelayMs: number;
  maxDelayMs: number;
}

/** Nearly four minutes in all: a database may restart without an event becoming a dead letter. */
export const defaultRetry: RetryPolicy = { tries: 12, firstDelayMs: 200, maxDelayMs: 60_000 };

/** Milliseconds to wait after the given failed try (1 is the first). */
export const delayAfter = (retry: RetryPolicy, failedTry: number): number =>
  Math.min(retry.firstDelayMs * 2 ** (failedTry - 1), retry.maxDelayMs);
