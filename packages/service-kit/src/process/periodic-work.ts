import type { Logger } from '../logs/log.ts';

interface PeriodicWorkOptions {
  everyMs: number;
  work(): Promise<void>;
  /** Done once instead, at once. */
  first?(): Promise<void>;
  /** What the log says when it fails. */
  problem: string;
  logger: Logger;
}

/** Work that a service repeats by itself. */
export interface PeriodicWork {
  /** Whether it is not being done at the moment. */
  isIdle(): boolean;
  /** Resolves when what is being done at the moment is done; what is due later is not waited for. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** Repeats work, never twice at the same time. What fails is logged, and done the next time. */
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
