import { AppError } from '@exit-tickets/contracts';
import { FairGate } from './fair-gate.ts';

export interface FairQueueOptions {
  /** How many tasks run at the same time. One owner may use all places while nobody else waits. */
  atOnce: number;
  maxWaiting: number;
  /** Waiting places for one owner; all by default. */
  maxWaitingOfOne?: number;
  /** Longest wait in milliseconds; unbounded by default. */
  maxWaitMs?: number;
}

/** Runs work in turn. Owners take turns; within an owner it is first come, first served. */
export interface FairQueue {
  /**
   * Runs work when its turn comes. When all places are taken, a newcomer gets the last place of the owner who has most,
   * so that early arrivals cannot keep others out. Aborting the signal leaves the queue.
   * @throws {AppError} `service_unavailable` when too many wait, or after waiting for `maxWaitMs`; the signal's reason
   */
  run<Result>(owner: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  /** Whether new work would have to wait. */
  isBusy(): boolean;
  /** How much work waits. */
  waiting(): number;
}

interface Entrant {
  owner: string;
  begin(): void;
  refuse(reason: unknown): void;
}

const retryAfterSeconds = 5;
const busy = (): AppError => new AppError('service_unavailable', { retryAfterSeconds });

export const createFairQueue = ({
  atOnce,
  maxWaiting,
  maxWaitingOfOne = maxWaiting,
  maxWaitMs,
}: FairQueueOptions): FairQueue => {
  const gate = new FairGate<Entrant>({ permits: atOnce, permitsPerOwner: atOnce, begin: (entrant) => entrant.begin() });

  const makeRoom = (owner: string): void => {
    if (gate.hasRoom(owner)) return;
    if (gate.waitingOf(owner) >= maxWaitingOfOne) throw busy();
    if (gate.waiting < maxWaiting) return;
    const displaced = gate.displacedBy(owner);
    if (!displaced) throw busy();
    displaced.refuse(busy());
  };

  const turnOf = async (owner: string, signal: AbortSignal | undefined): Promise<Entrant> => {
    signal?.throwIfAborted();
    makeRoom(owner);
    const { promise: turn, resolve: begin, reject } = Promise.withResolvers<void>();
    const refuse = (reason: unknown): void => {
      gate.leave(entrant);
      reject(reason);
    };
    const entrant: Entrant = { owner, begin, refuse };
    const leave = (): void => refuse(signal?.reason);
    signal?.addEventListener('abort', leave, { once: true });
    const timer = maxWaitMs === undefined ? undefined : setTimeout(() => refuse(busy()), maxWaitMs);
    gate.enter(entrant);
    await turn.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    });
    return entrant;
  };

  return {
    run: async (owner, work, signal) => {
      const entrant = await turnOf(owner, signal);
      try {
        return await work();
      } finally {
        gate.release(entrant);
      }
    },
    isBusy: () => !gate.hasRoom(''),
    waiting: () => gate.waiting,
  };
};
