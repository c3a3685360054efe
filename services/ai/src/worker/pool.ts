import { AppError, isErrorCode } from '@exit-tickets/contracts';
import { Piscina } from 'piscina';
import type { z } from 'zod';
import { outcome } from './messages.ts';

/** Two, so that one long analysis does not keep everybody waiting; never all the processors of the machine. */
const maxThreads = 2;
const idleThreadMs = 30_000;
/** Where the system can: who waits for questions waits for students who send their answers, never the other way round. */
const niceIncrement = 10;
/** Some seconds of work: who comes after these is told to come again. */
const maxQueueLength = 64;
const retryAfterSeconds = 5;
/** Piscina would require the program, and a thread that is ended in the middle of that ends the process: it is imported. */
const threadOptions = ['--no-experimental-require-module'];

/** What a thread is asked to do; its program tells by the kind what it knows. */
export interface PoolTask {
  kind: string;
  request: unknown;
}

/** Threads for long computing, so that it never holds up a class that is submitting (docs/design.md 7). */
export interface WorkerPool {
  /**
   * @param result what the thread must answer
   * @throws {AppError} `ai_busy` when very many wait already, `ai_timeout`, `ai_invalid` when the thread fails, or what
   *   the task itself is refused with
   */
  run<Result extends z.ZodType>(
    task: PoolTask,
    result: Result,
    call: { signal: AbortSignal },
  ): Promise<z.output<Result>>;
  /** How many tasks wait for a thread. */
  waiting(): number;
  /** Ends the threads; tasks still under way fail. */
  close(): Promise<void>;
}

/**
 * @param timeoutMs longest that a task may take, its time in the queue included; then its thread is ended
 * @param worker the program of the threads, when it is another
 */
export const createWorkerPool = ({
  timeoutMs = 30_000,
  worker = new URL('./thread.ts', import.meta.url),
}: {
  timeoutMs?: number;
  worker?: URL;
} = {}): WorkerPool => {
  const pool = new Piscina<PoolTask, unknown>({
    filename: worker.href,
    minThreads: 0,
    maxThreads,
    idleTimeout: idleThreadMs,
    niceIncrement,
    execArgv: threadOptions,
  });

  return {
    run: async (task, result, { signal }) => {
      if (pool.queueSize >= maxQueueLength) throw new AppError('ai_busy', { retryAfterSeconds });
      const deadline = AbortSignal.timeout(timeoutMs);
      try {
        const done = outcome.parse(await pool.run(task, { signal: AbortSignal.any([signal, deadline]) }));
        if (done.kind === 'done') return result.parse(done.result);
        const { code, message, field } = done;
        throw new AppError(isErrorCode(code) ? code : 'ai_invalid', { message, ...(field !== undefined && { field }) });
      } catch (cause) {
        signal.throwIfAborted();
        if (cause instanceof AppError) throw cause;
        throw new AppError(deadline.aborted ? 'ai_timeout' : 'ai_invalid', { cause });
      }
    },
    waiting: () => pool.queueSize,
    close: () => pool.destroy(),
  };
};
