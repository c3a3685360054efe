import type { Outcome, Refused } from './request.ts';

const minDelayMs = 1_000;
const maxDelayMs = 15_000;
/** A timer of more than 24 days fires at once, so such a Retry-After would cause requests without a pause. */
const maxRetryAfterMs = 600_000;

/**
 * The delay after this many failures in a row. It doubles each time and is spread by `random` (0 to 1), so that the
 * phones of a class do not retry in step. Never less than the server's Retry-After, which is capped at ten minutes.
 */
export const retryDelayMs = (failures: number, random: number, retryAfterMs = 0): number => {
  const delayMs = Math.min(minDelayMs * 2 ** (failures - 1), maxDelayMs);
  return Math.max(Math.min(retryAfterMs, maxRetryAfterMs), delayMs * (0.5 + random / 2));
};

export interface RetryOptions {
  /** Resolves after this many milliseconds, or earlier when there is a reason to retry at once. */
  delay: (ms: number) => Promise<void>;
  random: () => number;
  /** `code`: the API's reason, if it gave one. */
  onWaiting: (failures: number, code: string | undefined) => void;
  /** The answer is no longer needed. */
  isCancelled: () => boolean;
}

/** Retries until there is an answer, good or bad; `undefined` when cancelled. */
export const retryUntilAnswered = async <T>(
  attempt: () => Promise<Outcome<T>>,
  { delay, random, onWaiting, isCancelled }: RetryOptions,
): Promise<{ kind: 'done'; value: T } | Refused | undefined> => {
  for (let failures = 1; !isCancelled(); failures += 1) {
    const outcome = await attempt();
    if (isCancelled()) return undefined;
    if (outcome.kind !== 'unavailable') return outcome;
    onWaiting(failures, outcome.code);
    await delay(retryDelayMs(failures, random(), outcome.retryAfterMs));
  }
  return undefined;
};

/** A delay that ends early: by a button, when the network returns, or when the page becomes visible. */
export const createRetryDelay = () => {
  let interruptCurrent: (() => void) | undefined;
  return {
    delay: (ms: number): Promise<void> =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        interruptCurrent = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    interrupt: (): void => interruptCurrent?.(),
  };
};
