import { availableParallelism } from 'node:os';
import { AppError, limits } from '@exit-tickets/contracts';
import { getRounds } from 'bcryptjs';
import { Piscina } from 'piscina';
import { z } from 'zod';
import type { CompareTask, HashTask } from './password-worker.ts';

/** Hashes and compares passwords in worker threads: bcryptjs would stop the event loop for a third of a second each. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Does the same work without a hash as with one, so that the time tells nobody who has an account. */
  matches(password: string, hash: string | undefined): Promise<boolean>;
  /** Whether a hash was made with another cost than today's. */
  isOutdated(hash: string): boolean;
  /** How many hashes and comparisons the worker threads have finished. */
  finished(): number;
  close(): Promise<void>;
}

/** A burst that would wait longer than the gateway does is refused at once instead. */
const longestQueue = 64;
const retryAfterSeconds = 5;
const idleThreadMs = 30_000;
/** Where the system can: whoever logs in waits for pupils who send their answers, never the other way round. */
const niceIncrement = 10;

/** A hash of no password, of the cost of the real ones. */
const hashOfNobody = (cost: number): string => `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(53)}`;

/** bcrypt compares the first 72 bytes only, so a longer password must never count as the shorter one. */
const isWhole = (password: string): boolean => Buffer.byteLength(password) <= limits.passwordBytes;

/**
 * Starts the pool; threads come with the first password and go when idle.
 * @param cost rounds of bcrypt as a power of two, 4 to 15
 */
export const createPasswords = (cost: number): Passwords => {
  const pool = new Piscina<HashTask | CompareTask, unknown>({
    filename: new URL('./password-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: availableParallelism(),
    idleTimeout: idleThreadMs,
    niceIncrement,
  });

  const run = (task: HashTask | CompareTask, name: 'hash' | 'compare'): Promise<unknown> => {
    if (pool.queueSize >= longestQueue) throw new AppError('service_unavailable', { retryAfterSeconds });
    return pool.run(task, { name });
  };

  return {
    hash: async (password) => z.string().parse(await run({ password, cost }, 'hash')),
    matches: async (password, hash) => {
      const same = z.boolean().parse(await run({ password, hash: hash ?? hashOfNobody(cost) }, 'compare'));
      return same && hash !== undefined && isWhole(password);
    },
    isOutdated: (hash) => getRounds(hash) !== cost,
    finished: () => pool.completed,
    close: () => pool.close(),
  };
};
