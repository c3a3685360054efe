import { AppError, isErrorCode } from '@exit-tickets/contracts';
import { Piscina } from 'piscina';
import type { z } from 'zod';
import { outcome, type Task } from './messages.ts';

/** Two, so that one long task does not block the others; never all processors of the machine. */
const maxThreads = 2;
const idleThreadMs = 30_000;
/** Low priority where supported: making questions must not slow down students who submit answers. */
const niceIncrement = 10;
/** Some seconds of work; further callers get a request to retry. */
const maxQueueLength = 64;
const retryAfterSeconds = 5;
/** Makes Piscina import the program: terminating a thread during `require` would end the process. */
const threadOptions = ['--no-experimental-require-module'];

/** Threads for CPU-heavy work, so that it never delays a class that is submitting (docs/design.md 7). */
export interface WorkerPool {
  /**
   * @param result the schema of the thread's answer
   * @throws {AppError} `ai_busy` if the queue is full, `ai_timeout`, `ai_invalid` if the thread fails, or the error of
   *   the task itself
   */
  run<Result extends z.ZodType>(task: Task, result: Result, call: { signal: AbortSignal }): Promise<z.output<Result>>;
  /** Number of tasks that wait for a thread. */
  waiting(): number;
  /** Ends the threads; pending tasks fail. */
  close(): Promise<void>;
}

/**
 * @param timeoutMs longest time for a task, including its wait in the queue; then its thread is ended
 * @param worker replaces the program of the threads
 */
export const createWorkerPool = ({
  timeoutMs = 30_000,
  worker = new URL('./thread.ts', import.meta.url),
}: {
  timeoutMs?: number;
  worker?: URL;
} = {}): WorkerPool => {
  const pool = new Piscina<Task, unknown>({
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
