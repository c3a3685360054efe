import { AppError } from '@exit-tickets/contracts';
import { FairGate } from '@exit-tickets/service-kit';

/** Lets a few work at the same time; the others wait, and owners take turns (`FairGate`). */
export interface FairSemaphore {
  /**
   * Resolves when it is this owner's turn, with what gives the turn back.
   * @throws {AppError} `service_unavailable` when too many wait already, of all or of this owner, or after `maxWaitMs`
   */
  acquire(owner: string): Promise<() => void>;
  /** Whether whoever came now would have to wait. */
  isBusy(): boolean;
}

interface FairSemaphoreOptions {
  permits: number;
  maxWaiting: { overall: number; perAddress: number };
  maxWaitMs: number;
}

interface Waiter {
  owner: string;
  begin(): void;
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
      const isFull = gate.waiting >= maxWaiting.overall || gate.waitingOf(owner) >= maxWaiting.perAddress;
      if (isBusy() && isFull) throw busy();
      const { promise: turn, resolve: begin, reject } = Promise.withResolvers<void>();
      const waiter: Waiter = { owner, begin };
      const timer = setTimeout(() => {
        gate.leave(waiter);
        reject(busy());
      }, maxWaitMs);
      gate.enter(waiter);
      await turn.finally(() => clearTimeout(timer));
      return () => gate.release(waiter);
    },
  };
};
