import { availableParallelism } from 'node:os';
import { limits, timeouts } from '@exit-tickets/contracts';
import { addressKey, createFairQueue } from '@exit-tickets/service-kit';
import { getRounds } from 'bcryptjs';
import { Piscina } from 'piscina';
import { z } from 'zod';
import type { CompareTask, HashTask } from './password-worker.ts';

/**
 * One core stays free for the event loop and the database, so that students who send their answers never wait for those
 * who log in.
 */
const threads = Math.max(1, availableParallelism() - 1);
/** Whoever waited for longer is refused and nothing has happened yet, well before the gateway gives the call up. */
const maxWaitMs = timeouts.passwordMs - 10_000;
const idleThreadMs = 30_000;
/** A third of the event loop's share of a processor that both want: it goes first, and passwords never starve. */
const niceIncrement = 5;

/** A hash of no password, of the cost of the real ones. */
const hashOfNobody = (cost: number): string => `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(53)}`;

/** bcrypt compares the first 72 bytes only, so a longer password must never count as the shorter one. */
const isWhole = (password: string): boolean => Buffer.byteLength(password) <= limits.passwordBytes;

/**
 * Hashes and compares passwords in worker threads: bcryptjs would stop the event loop for a third of a second each.
 * Threads come with the first password and go when idle. Client addresses take turns; whose signal is aborted leaves the line.
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

  /** @throws {AppError} `service_unavailable` when too many wait, or when the turn does not come in time */
  const run = (
    task: HashTask | CompareTask,
    name: 'hash' | 'compare',
    address: string,
    signal: AbortSignal | undefined,
  ): Promise<unknown> => queue.run(addressKey(address), () => pool.run(task, { name }), signal);

  return {
    hash: async (password: string, address: string, signal?: AbortSignal): Promise<string> =>
      z.string().parse(await run({ password, cost }, 'hash', address, signal)),

    /** Does the same work without a hash as with one, so that the time tells nobody who has an account. */
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

    /** Whether a password that came now would have to wait for others. */
    isBusy: queue.isBusy,

    /** Whether a hash was made with another cost than today's. */
    isOutdated: (hash: string): boolean => getRounds(hash) !== cost,

    /** How many hashes and comparisons the worker threads have finished. */
    finished: (): number => pool.completed,

    close: (): Promise<void> => pool.close(),
  };
};

export type Passwords = ReturnType<typeof createPasswords>;
