import { AppError } from '@exit-tickets/contracts';
import type { ModelCall } from './model.ts';

export interface ModelQueueOptions {
  /** Number of tasks that run at the same time. */
  concurrency: number;
  /** Number of tasks that may wait; further callers get a request to retry. */
  maxWaiting: number;
  /** Longest wait for a turn, in milliseconds. */
  maxWaitMs: number;
}

type Caller = Pick<ModelCall, 'signal' | 'onQueued' | 'givesWay'>;

interface Waiting extends Pick<Caller, 'onQueued'> {
  givesWay: boolean;
  start(): void;
}

const retryAfterSeconds = 15;
const busy = (why: string): AppError => new AppError('ai_busy', { cause: new Error(why), retryAfterSeconds });

/**
 * Limits concurrent tasks; the others wait in order of arrival, low priority last. Not a fair queue as in service-kit:
 * there owners take turns, so a place has no meaning, and there are no priorities.
 */
export class ModelQueue {
  readonly #options: ModelQueueOptions;
  #running = 0;
  readonly #waiting: Waiting[] = [];

  constructor(options: ModelQueueOptions) {
    this.#options = options;
  }

  /** Number of waiting tasks, of low or of normal priority. */
  waiting(givingWay: boolean): number {
    return this.#waiting.filter(({ givesWay }) => givesWay === givingWay).length;
  }

  /**
   * Runs a task in turn. An aborted caller leaves the queue and rejects with the signal's reason.
   * @throws {AppError} `ai_busy` if the queue is full or the wait was too long
   */
  async run<Result>(task: () => Promise<Result>, caller: Caller): Promise<Result> {
    caller.signal.throwIfAborted();
    if (this.#running < this.#options.concurrency) this.#running += 1;
    else await this.#turn(caller);
    try {
      caller.signal.throwIfAborted();
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next.start();
      else this.#running -= 1;
      this.#reportPlaces();
    }
  }

  /** Resolves when this caller may start. */
  async #turn({ signal, onQueued, givesWay = false }: Caller): Promise<void> {
    if (this.#waiting.length >= this.#options.maxWaiting) throw busy('too many wait already');
    const leaveSignal = AbortSignal.any([signal, AbortSignal.timeout(this.#options.maxWaitMs)]);
    await new Promise<void>((resolve, reject) => {
      const leave = (): void => {
        const place = this.#waiting.indexOf(waiting);
        this.#waiting.splice(place, 1);
        this.#reportPlaces(place);
        reject(signal.aborted ? signal.reason : busy('waited too long'));
      };
      const start = (): void => {
        leaveSignal.removeEventListener('abort', leave);
        resolve();
      };
      leaveSignal.addEventListener('abort', leave, { once: true });
      const waiting: Waiting = { start, givesWay, ...(onQueued && { onQueued }) };
      const place = givesWay ? this.#waiting.length : this.waiting(false);
      this.#waiting.splice(place, 0, waiting);
      this.#reportPlaces(place);
    });
  }

  #reportPlaces(from = 0): void {
    for (const [index, { onQueued }] of this.#waiting.entries()) if (index >= from) onQueued?.(index + 1);
  }
}
