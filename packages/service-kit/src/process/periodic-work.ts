import type { Logger } from '../logs/log.ts';

interface PeriodicWorkOptions {
  everyMs: number;
  work(): Promise<void>;
  /** Runs once, immediately, in place of `work`. */
  first?(): Promise<void>;
  /** The log message of a failure. */
  problem: string;
  logger: Logger;
}

/** Work that a service repeats on a timer. */
export interface PeriodicWork {
  /** Whether no run is in progress. */
  isIdle(): boolean;
  /** Resolves when the run in progress ends; does not wait for later runs. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** Repeats work, never twice at the same time. A failure is logged, and the next run tries again. */
export const startPeriodicWork = ({ everyMs, work, first, problem, logger }: PeriodicWorkOptions): PeriodicWork => {
  let running: Promise<void> | undefined;
  const run = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (err) {
      logger.warn({ err }, problem);
    }
    running = undefined;
  };
  if (first) running = run(first);
  const timer = setInterval(() => {
    running ??= run(work);
  }, everyMs).unref();
  return {
    isIdle: () => running === undefined,
    drain: async () => running,
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
