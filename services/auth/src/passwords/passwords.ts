import { availableParallelism } from 'node:os';
import { limits, timeouts } from '@exit-tickets/contracts';
import { addressKey, createFairQueue } from '@exit-tickets/service-kit';
import { getRounds } from 'bcryptjs';
import { Piscina } from 'piscina';
import { z } from 'zod';
import type { CompareTask, HashTask } from './password-worker.ts';

/** One core stays free for the event loop and the database, so that students' submissions never wait for logins. */
const threads = Math.max(1, availableParallelism() - 1);
/** Requests that wait longer are refused, well before the gateway's timeout. */
const maxWaitMs = timeouts.passwordMs - 10_000;
const idleThreadMs = 30_000;
/** Gives password threads about a third of the event loop's weight: the loop has priority, but they never starve. */
const niceIncrement = 5;

/** A hash that matches no password, with the cost of real ones. */
const hashOfNobody = (cost: number): string => `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(53)}`;

/** bcrypt compares only the first 72 bytes, so a longer password must never match its prefix. */
const isWhole = (password: string): boolean => Buffer.byteLength(password) <= limits.passwordBytes;

/**
 * Hashes and compares passwords in worker threads, because bcryptjs would block the event loop for a third of a second.
 * Threads start on demand and stop when idle. Client addresses take turns; aborted requests leave the queue.
 * @param cost rounds of bcrypt as a power of two, 4 to 15
 */
export const createPasswords = (cost: number) => {
  const pool = new Piscina<HashTask | CompareTask, unknown>({
    filename: new URL('./password-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleThreadMs,
    niceIncrement,
  });
  const queue = createFairQueue({ atOnce: threads, maxWaiting: limits.passwordsWaiting, maxWaitMs });

  /** @throws {AppError} `service_unavailable` when the queue is full or the wait is too long */
  const run = (
    task: HashTask | CompareTask,
    name: 'hash' | 'compare',
    address: string,
    signal: AbortSignal | undefined,
  ): Promise<unknown> => queue.run(addressKey(address), () => pool.run(task, { name }), signal);

  return {
    hash: async (password: string, address: string, signal?: AbortSignal): Promise<string> =>
      z.string().parse(await run({ password, cost }, 'hash', address, signal)),

    /** Compares even without a hash, so that the response time does not reveal whether the account exists. */
    matches: async (
      password: string,
      hash: string | undefined,
      address: string,
      signal?: AbortSignal,
    ): Promise<boolean> => {
      const task = { password, hash: hash ?? hashOfNobody(cost) };
      const same = z.boolean().parse(await run(task, 'compare', address, signal));
      return same && hash !== undefined && isWhole(password);
    },

    /** Whether a new request would have to wait. */
    isBusy: queue.isBusy,

    /** Whether a hash was created with another cost than the configured one. */
    isOutdated: (hash: string): boolean => getRounds(hash) !== cost,

    /** The number of hashes and comparisons that the worker threads have finished. */
    finished: (): number => pool.completed,

    close: (): Promise<void> => pool.close(),
  };
};

export type Passwords = ReturnType<typeof createPasswords>;
