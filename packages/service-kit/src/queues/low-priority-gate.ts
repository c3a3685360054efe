import { AsyncResource } from 'node:async_hooks';

/** Holds long work back while short calls are in flight. */
export interface LowPriorityGate {
  /** Counts a short call until the returned function is called. */
  begin(): () => void;
  /** Runs the work when no short call is in flight: at once when there is none. */
  wait(run: () => void): void;
}

/**
 * Delays long work while short calls are in flight: every list produced meanwhile slows down students who submit, and a
 * list can wait briefly.
 * @param maxWaitMs after this long the work runs even while calls are in flight
 */
export const createLowPriorityGate = (maxWaitMs: number): LowPriorityGate => {
  let inFlight = 0;
  const waiting = new Set<() => void>();

  return {
    begin: () => {
      inFlight += 1;
      return () => {
        inFlight -= 1;
        if (inFlight === 0) for (const run of [...waiting]) run();
      };
    },
    wait: (run) => {
      if (inFlight === 0 || maxWaitMs === 0) return run();
      // Bound to its own trace, not to that of the call whose end starts it.
      const runOnce = AsyncResource.bind(() => {
        if (!waiting.delete(runOnce)) return;
        clearTimeout(timer);
        run();
      });
      const timer = setTimeout(runOnce, maxWaitMs);
      waiting.add(runOnce);
    },
  };
};
