import { createHash } from 'node:crypto';
import { InFlight } from '@exit-tickets/bus';
import { ensureIndex, type ServiceContext } from '@exit-tickets/service-kit';
import { z } from 'zod';
import type { WindowCount } from './window-counts.ts';

interface LimitDocument {
  _id: string;
  count: number;
  expiresAt: Date;
}

const counted = z.object({ _id: z.string(), count: z.int() });

/** Counts that all gateways share. */
export interface SharedCounts {
  /** Increments a count and calls `learn` with the total of all gateways. A database failure is only logged. */
  add(key: string, window: number, windowMs: number, learn: (count: WindowCount) => void): void;
  /** Whether no write is pending. */
  isIdle(): boolean;
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** Keys are digests that differ from window to window, so the database reveals no addresses. */
const idOf = (key: string, window: number): string =>
  createHash('sha256').update(`${key} ${window}`).digest('base64url');

/** Counts in the collection `limits`, by atomic increments. MongoDB removes them when they expire. */
export const createSharedCounts = async ({
  database,
  logger,
}: Pick<ServiceContext, 'database' | 'logger'>): Promise<SharedCounts> => {
  const collection = database.collection<LimitDocument>('limits');
  const inFlight = new InFlight();
  const failed = (error: unknown): void => logger.warn({ err: error }, 'limits are not shared at the moment');

  const increment = async (key: string, window: number, windowMs: number): Promise<WindowCount> => {
    const [current, before] = [idOf(key, window), idOf(key, window - 1)];
    const expiresAt = new Date((window + 2) * windowMs);
    await collection.updateOne({ _id: current }, { $inc: { count: 1 }, $setOnInsert: { expiresAt } }, { upsert: true });
    const found = z.array(counted).parse(await collection.find({ _id: { $in: [current, before] } }).toArray());
    const countOf = (id: string) => found.find(({ _id }) => _id === id)?.count ?? 0;
    return { current: countOf(current), previous: countOf(before) };
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
