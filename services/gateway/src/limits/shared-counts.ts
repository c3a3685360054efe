import { createHash } from 'node:crypto';
import type { ServiceParts } from '@exit-tickets/service-kit';
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
  /** Adds one and calls `learn` with what all gateways together have; a database that is away is only logged. */
  add(key: string, window: number, windowMs: number, learn: (count: WindowCount) => void): void;
  /** Resolves when nothing is on its way to the database any more. */
  settled(): Promise<void>;
}

/** Whose address it is cannot be read from the database: a key is a digest, and differs from window to window. */
const idOf = (key: string, window: number): string =>
  createHash('sha256').update(`${key} ${window}`).digest('base64url');

/** Counts in the collection `limits`, each an atomic increment; MongoDB removes them when they no longer matter. */
export const createSharedCounts = async ({
  database,
  logger,
}: Pick<ServiceParts, 'database' | 'logger'>): Promise<SharedCounts> => {
  const collection = database.collection<LimitDocument>('limits');
  const underWay = new Set<Promise<void>>();
  const failed = (error: unknown): void => logger.warn({ err: error }, 'limits are not shared at the moment');

  const increment = async (key: string, window: number, windowMs: number): Promise<WindowCount> => {
    const [current, before] = [idOf(key, window), idOf(key, window - 1)];
    const expiresAt = new Date((window + 2) * windowMs);
    await collection.updateOne({ _id: current }, { $inc: { count: 1 }, $setOnInsert: { expiresAt } }, { upsert: true });
    const found = z.array(counted).parse(await collection.find({ _id: { $in: [current, before] } }).toArray());
    const countOf = (id: string) => found.find(({ _id }) => _id === id)?.count ?? 0;
    return { current: countOf(current), previous: countOf(before) };
  };

  await collection.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 }).catch(failed);
  return {
    add: (key, window, windowMs, learn) => {
      const added = increment(key, window, windowMs).then(learn).catch(failed);
      underWay.add(added);
      void added.finally(() => underWay.delete(added));
    },
    settled: async () => {
      await Promise.all(underWay);
    },
  };
};
