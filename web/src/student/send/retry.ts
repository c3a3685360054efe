import type { Outcome, Refused } from './request.ts';

const minDelayMs = 1_000;
const maxDelayMs = 15_000;
/** A timer of more than 24 days fires at once: a page that was told so would ask without a pause. */
const maxRetryAfterMs = 600_000;

/**
 * How long to wait after so many failures in a row: doubling, spread by `random` (0 to 1) so that the phones of a class
 * do not come back in step, never before the server's own Retry-After of ten minutes at most.
 */
export const retryDelayMs = (failures: number, random: number, retryAfterMs = 0): number => {
  const delayMs = Math.min(minDelayMs * 2 ** (failures - 1), maxDelayMs);
  return Math.max(Math.min(retryAfterMs, maxRetryAfterMs), delayMs * (0.5 + random / 2));
};

export interface RetryOptions {
  /** Resolves after so many milliseconds, or earlier when there is a reason to try at once. */
  delay: (ms: number) => Promise<void>;
  random: () => number;
  /** `code`: the API's reason, if it gave one. */
  onWaiting: (failures: number, code: string | undefined) => void;
  /** Nobody waits for the answer any more. */
  isCancelled: () => boolean;
}

/** Tries until there is an answer, good or bad; `undefined` when cancelled. */
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

/** A delay that can be cut short: by a button, by the network coming back, by the page coming to the front. */
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
