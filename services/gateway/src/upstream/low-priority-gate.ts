import { AsyncResource } from 'node:async_hooks';

/** Holds long work back while short calls are in flight. */
export interface LowPriorityGate {
  /** Counts a short call, until what this gives is called. */
  begin(): () => void;
  /** Runs this when no short call is in flight: at once when none is. */
  wait(run: () => void): void;
}

/**
 * Lets long work give way to short calls: pupils who submit feel every list that is made beside them, and a list may come a
 * moment later.
 * @param maxWaitMs after so long the work runs also while calls are in flight
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
      // Whoever's call ends must not lend it a trace of its own.
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
