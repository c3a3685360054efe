import { AppError } from '@exit-tickets/contracts';
import { FairGate } from '@exit-tickets/service-kit';

/**
 * Lets a few work at the same time; the others wait, and owners take turns (`FairGate`). When all places are taken, whoever
 * comes gets that of the last of the owner who has most, so that nobody keeps others out by coming first.
 */
export interface FairSemaphore {
  /**
   * Resolves when it is this owner's turn, with what gives the turn back.
   * @throws {AppError} `service_unavailable` when too many wait, or after waiting for `maxWaitMs`
   */
  acquire(owner: string): Promise<() => void>;
  /** Whether whoever came now would have to wait. */
  isBusy(): boolean;
}

interface FairSemaphoreOptions {
  permits: number;
  maxWaiting: number;
  maxWaitMs: number;
}

interface Waiter {
  owner: string;
  begin(): void;
  refuse(): void;
}

const retryAfterSeconds = 5;
const busy = (): AppError => new AppError('service_unavailable', { retryAfterSeconds });

/** Builds a `FairSemaphore`. One owner may have all permits while nobody else waits. */
export const createFairSemaphore = ({ permits, maxWaiting, maxWaitMs }: FairSemaphoreOptions): FairSemaphore => {
  const gate = new FairGate<Waiter>({ permits, permitsPerOwner: permits, begin: (waiter) => waiter.begin() });
  const isBusy = (): boolean => !gate.hasRoom('');

  return {
    isBusy,
    acquire: async (owner) => {
      if (isBusy() && gate.waiting >= maxWaiting) {
        const displaced = gate.displacedBy(owner);
        if (!displaced) throw busy();
        displaced.refuse();
      }
      const { promise: turn, resolve: begin, reject } = Promise.withResolvers<void>();
      const refuse = (): void => {
        gate.leave(waiter);
        reject(busy());
      };
      const waiter: Waiter = { owner, begin, refuse };
      const timer = setTimeout(refuse, maxWaitMs);
      gate.enter(waiter);
      await turn.finally(() => clearTimeout(timer));
      return () => gate.release(waiter);
    },
  };
};
