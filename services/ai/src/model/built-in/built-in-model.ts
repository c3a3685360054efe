import { AppError, isErrorCode } from '@exit-tickets/contracts';
import { Piscina } from 'piscina';
import type { z } from 'zod';
import type { Model, ModelCall } from '../model.ts';
import { outcome, results, type Task } from './worker-messages.ts';

/** Two, so that one long analysis does not keep everybody waiting; never all the processors of the machine. */
const mostThreads = 2;
const idleThreadMs = 30_000;
/** Where the system can: who waits for questions waits for pupils who send their answers, never the other way round. */
const niceIncrement = 10;
/** Some seconds of work: who comes after these is told to come again. */
const longestQueue = 64;
const retryAfterSeconds = 5;

/**
 * The model that needs no model, in worker threads: it never holds up a class that is submitting (design section 7).
 * @param timeoutMs longest that a call may take, its time in the queue included; then its thread is ended
 * @param worker the program of the threads, when it is another
 */
export const createBuiltInModel = ({
  timeoutMs = 30_000,
  worker = new URL('./generator-worker.ts', import.meta.url),
}: {
  timeoutMs?: number;
  worker?: URL;
} = {}): Model => {
  const pool = new Piscina<Task, unknown>({
    filename: worker.href,
    minThreads: 0,
    maxThreads: mostThreads,
    idleTimeout: idleThreadMs,
    niceIncrement,
  });

  const run = async <Result extends z.ZodType>(
    asked: Task,
    result: Result,
    { signal }: ModelCall,
  ): Promise<z.output<Result>> => {
    if (pool.queueSize >= longestQueue) throw new AppError('ai_unavailable', { retryAfterSeconds });
    const deadline = AbortSignal.timeout(timeoutMs);
    try {
      const done = outcome.parse(await pool.run(asked, { signal: AbortSignal.any([signal, deadline]) }));
      if (done.kind === 'done') return result.parse(done.result);
      const { code, message, field } = done;
      throw new AppError(isErrorCode(code) ? code : 'ai_invalid', { message, ...(field !== undefined && { field }) });
    } catch (cause) {
      signal.throwIfAborted();
      if (cause instanceof AppError) throw cause;
      throw new AppError(deadline.aborted ? 'ai_timeout' : 'ai_invalid', { cause });
    }
  };

  return {
    suggestFocus: (order, call) => run({ kind: 'suggestFocus', order }, results.suggestFocus, call),
    makeQuestions: (order, call) => run({ kind: 'makeQuestions', order }, results.makeQuestions, call),
    judge: (order, call) => run({ kind: 'judge', order }, results.judge, call),
    analyse: (order, call) => run({ kind: 'analyse', order }, results.analyse, call),
    close: () => pool.destroy(),
  };
};
