import { AppError } from '@exit-tickets/contracts';

export interface ModelQueueOptions {
  /** Tasks that run at the same time. */
  concurrency: number;
  /** Tasks that may wait; who comes after these is told to come again. */
  maxWaiting: number;
  /** Longest that a task waits for its turn, in milliseconds. */
  maxWaitMs: number;
}

interface Caller {
  /** Aborted when nobody waits for the task any more. */
  signal: AbortSignal;
  /** Gets the place in the queue, and again whenever it changes: 1 is next. */
  onQueued?: (place: number) => void;
  /** Low priority: callers without this flag run first. For background work. */
  givesWay?: boolean;
}

interface Waiting extends Pick<Caller, 'onQueued'> {
  givesWay: boolean;
  start(): void;
}

const retryAfterSeconds = 15;
const busy = (why: string): AppError => new AppError('ai_busy', { cause: new Error(why), retryAfterSeconds });

/**
 * Runs only so many tasks at the same time; the others wait in the order in which they came, those that give way last.
 * In the fair queue of service-kit owners take turns: newcomers overtake, so a place means nothing, and nothing gives way.
 */
export class ModelQueue {
  readonly #options: ModelQueueOptions;
  #running = 0;
  readonly #waiting: Waiting[] = [];

  constructor(options: ModelQueueOptions) {
    this.#options = options;
  }

  /** How many tasks wait for their turn: of those that give way, or of the others. */
  waiting(givingWay: boolean): number {
    return this.#waiting.filter(({ givesWay }) => givesWay === givingWay).length;
  }

  /**
   * Runs a task when its turn comes. Whose signal is aborted leaves the queue and rejects with the signal's reason.
   * @throws {AppError} `ai_busy` when the queue is full, or its turn did not come in time
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

  /** Resolves when a task that has ended gives its place to this caller. */
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
