import { AppError } from '@exit-tickets/contracts';

/** Lets a few work at the same time; the others wait in line, first come first served. */
export interface Semaphore {
  /**
   * Resolves when it is one's turn; whoever got one must `release` it.
   * @throws {AppError} `service_unavailable` when too many wait already, or after waiting for `maxWaitMs`
   */
  acquire(): Promise<void>;
  release(): void;
  /** Whether whoever came now would have to wait. */
  isBusy(): boolean;
}

interface SemaphoreOptions {
  permits: number;
  maxWaiting: number;
  maxWaitMs: number;
}

const retryAfterSeconds = 5;
const busy = (): AppError => new AppError('service_unavailable', { retryAfterSeconds });

export const createSemaphore = ({ permits, maxWaiting, maxWaitMs }: SemaphoreOptions): Semaphore => {
  let free = permits;
  const waiting = new Set<() => void>();

  return {
    isBusy: () => free === 0,
    acquire: async () => {
      if (free > 0) {
        free -= 1;
        return;
      }
      if (waiting.size >= maxWaiting) throw busy();
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(begin);
          reject(busy());
        }, maxWaitMs);
        const begin = () => {
          clearTimeout(timer);
          resolve();
        };
        waiting.add(begin);
      });
    },
    release: () => {
      const [next] = waiting;
      if (!next) {
        free += 1;
        return;
      }
      waiting.delete(next);
      next();
    },
  };
};
