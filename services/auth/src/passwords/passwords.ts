import { availableParallelism } from 'node:os';
import { limits, timeouts } from '@exit-tickets/contracts';
import { addressKey } from '@exit-tickets/service-kit';
import { getRounds } from 'bcryptjs';
import { Piscina } from 'piscina';
import { z } from 'zod';
import { createFairSemaphore } from './fair-semaphore.ts';
import type { CompareTask, HashTask } from './password-worker.ts';

/**
 * Hashes and compares passwords in worker threads: bcryptjs would stop the event loop for a third of a second each.
 * Client addresses take turns. Both throw `service_unavailable` when too many wait, or when the turn does not come in time.
 */
export interface Passwords {
  hash(password: string, address: string): Promise<string>;
  /** Does the same work without a hash as with one, so that the time tells nobody who has an account. */
  matches(password: string, hash: string | undefined, address: string): Promise<boolean>;
  /** Whether a password that came now would have to wait for others. */
  isBusy(): boolean;
  /** Whether a hash was made with another cost than today's. */
  isOutdated(hash: string): boolean;
  /** How many hashes and comparisons the worker threads have finished. */
  finished(): number;
  close(): Promise<void>;
}

/**
 * One core stays free for the event loop and the database, so that pupils who send their answers never wait for those
 * who log in. Threads of low priority would do that too, and starve on a busy machine.
 */
const threads = Math.max(1, availableParallelism() - 1);
/** Whoever waited for longer is refused and nothing has happened yet, well before the gateway gives the call up. */
const maxWaitMs = timeouts.passwordMs - 10_000;
const idleThreadMs = 30_000;

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
    maxThreads: threads,
    idleTimeout: idleThreadMs,
  });
  const semaphore = createFairSemaphore({ permits: threads, maxWaiting: limits.passwordsWaiting, maxWaitMs });

  const run = async (task: HashTask | CompareTask, name: 'hash' | 'compare', address: string): Promise<unknown> => {
    const release = await semaphore.acquire(addressKey(address));
    try {
      return await pool.run(task, { name });
    } finally {
      release();
    }
  };

  return {
    hash: async (password, address) => z.string().parse(await run({ password, cost }, 'hash', address)),
    matches: async (password, hash, address) => {
      const task = { password, hash: hash ?? hashOfNobody(cost) };
      const same = z.boolean().parse(await run(task, 'compare', address));
      return same && hash !== undefined && isWhole(password);
    },
    isBusy: semaphore.isBusy,
    isOutdated: (hash) => getRounds(hash) !== cost,
    finished: () => pool.completed,
    close: () => pool.close(),
  };
};
