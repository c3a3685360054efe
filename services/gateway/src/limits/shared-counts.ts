import { InFlight } from '@exit-tickets/bus';
import { countOne, ensureIndex, hashOf, type ServiceContext, type StoredCount } from '@exit-tickets/service-kit';
import type { WindowCount } from './window-counts.ts';

/** Counts shared by all gateways. */
export interface SharedCounts {
  /** Increments a count and calls `learn` with the total of all gateways. Database failures are only logged. */
  add(key: string, window: number, windowMs: number, learn: (count: WindowCount) => void): void;
  /** Whether no write is pending. */
  isIdle(): boolean;
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** Keys are hashed together with their window, so the database contains no addresses. */
const idOf = (key: string, window: number): string => hashOf(`${key} ${window}`);

/** Counts in the collection `limits`, with atomic increments. MongoDB removes them when they expire. */
export const createSharedCounts = async ({
  database,
  logger,
}: Pick<ServiceContext, 'database' | 'logger'>): Promise<SharedCounts> => {
  const collection = database.collection<StoredCount>('limits');
  const inFlight = new InFlight();
  const failed = (error: unknown): void => logger.warn({ err: error }, 'limits are not shared at the moment');

  const increment = async (key: string, window: number, windowMs: number): Promise<WindowCount> => {
    const current = await countOne(collection, idOf(key, window), new Date((window + 2) * windowMs));
    const previous = (await collection.findOne({ _id: idOf(key, window - 1) }))?.count ?? 0;
    return { current, previous };
  };

  await ensureIndex(collection, { expiresAt: 1 }, { expireAfterSeconds: 0 }, logger).catch(failed);
  return {
    add: (key, window, windowMs, learn) => {
      inFlight.track(increment(key, window, windowMs).then(learn).catch(failed));
    },
    isIdle: () => inFlight.isIdle(),
    drain: () => inFlight.onIdle(),
    close: () => inFlight.onIdle(),
  };
};
