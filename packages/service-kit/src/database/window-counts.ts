import type { mongo } from 'mongoose';
import { duplicateKeyOf } from './duplicate-key.ts';

/** A count that all processes share, until it expires. */
export interface StoredCount {
  _id: string;
  count: number;
  expiresAt: Date;
}

type Counts = Pick<mongo.Collection<StoredCount>, 'findOneAndUpdate'>;

/** Adds one to a count in one atomic write, and returns it. */
export const countOne = async (
  collection: Counts,
  _id: string,
  expiresAt: Date,
  onInsert?: Record<string, Date>,
): Promise<number> => {
  const update = { $inc: { count: 1 }, $set: { expiresAt }, ...(onInsert && { $setOnInsert: onInsert }) };
  const count = async (): Promise<number> =>
    (await collection.findOneAndUpdate({ _id }, update, { upsert: true, returnDocument: 'after' }))?.count ?? 1;
  // Two first calls at once: the second one's retry finds the count that the first has inserted.
  return count().catch((error: unknown) => {
    if (duplicateKeyOf(error)) return count();
    throw error;
  });
};

interface Window {
  windowMs: number;
  /** How long a count stays after its window. */
  keptMs?: number;
  /** The id of a count in the window that began then, in milliseconds. */
  idOf(key: string, begin: number): string;
}

/**
 * Counts in fixed windows. Each count waits for the database and is exact; the gateway, which must not wait, estimates
 * a sliding window in memory.
 * @returns a function that adds one to a count and returns the count and the length of its window
 */
export const createWindowCounts =
  (collection: Counts, now: () => Date, { windowMs, keptMs = 0, idOf }: Window) =>
  async (key: string): Promise<{ count: number; secondsLeft: number }> => {
    const time = now().getTime();
    const begin = time - (time % windowMs);
    const end = begin + windowMs;
    const count = await countOne(collection, idOf(key, begin), new Date(end + keptMs));
    return { count, secondsLeft: Math.ceil((end - time) / 1_000) };
  };
