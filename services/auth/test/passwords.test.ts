import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createPasswords, type Passwords } from '../src/passwords/passwords.ts';
import { createSemaphore } from '../src/passwords/semaphore.ts';

// Only this thread's bcryptjs is replaced: a worker thread loads the real one.
vi.mock('bcryptjs', async (importOriginal) => {
  const refuse = () => {
    throw new Error('hashed on the event loop');
  };
  const real = await importOriginal<typeof import('bcryptjs')>();
  return { ...real, hash: refuse, hashSync: refuse, compare: refuse, compareSync: refuse };
});

describe('passwords', () => {
  let passwords: Passwords;
  beforeAll(() => {
    passwords = createPasswords(4);
  });
  afterAll(() => passwords.close());

  test('are hashed and compared in worker threads, never on the event loop', async () => {
    const hash = await passwords.hash('wachtwoord');
    expect(await passwords.matches('wachtwoord', hash)).toBe(true);
    expect(await passwords.matches('Wachtwoord', hash)).toBe(false);
    expect(passwords.finished()).toBe(3);
  });

  test('of an account that does not exist cost the same work as of one that does', async () => {
    const before = passwords.finished();
    expect(await passwords.matches('wachtwoord', undefined)).toBe(false);
    expect(await passwords.matches('', undefined)).toBe(false);
    expect(passwords.finished()).toBe(before + 2);
  });

  test('have a hash of their own each, so that equal ones cannot be seen', async () => {
    expect(await passwords.hash('wachtwoord')).not.toBe(await passwords.hash('wachtwoord'));
  });

  test('past 72 bytes never match what bcrypt would cut them to', async () => {
    const hash = await passwords.hash('x'.repeat(72));
    expect(await passwords.matches('x'.repeat(73), hash)).toBe(false);
  });

  test('hashed with another cost are recognised', async () => {
    expect(passwords.isOutdated(await passwords.hash('wachtwoord'))).toBe(false);
    const stronger = createPasswords(5);
    expect(stronger.isOutdated(await passwords.hash('wachtwoord'))).toBe(true);
    await stronger.close();
  });

  test('in a flood are refused at once instead of waiting for longer than anyone does', async () => {
    const flood = Array.from({ length: 300 }, () => Promise.resolve().then(() => passwords.matches('x', undefined)));
    const outcomes = await Promise.allSettled(flood);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'service_unavailable' });
    expect(outcomes.some((outcome) => outcome.status === 'fulfilled')).toBe(true);
  });
});

describe('who waits for a turn', () => {
  const refused = { code: 'service_unavailable', retryAfterSeconds: 5 };

  test('gets it in the order of coming, as many at once as there are places', async () => {
    const semaphore = createSemaphore({ permits: 2, maxWaiting: 10, maxWaitMs: 60_000 });
    const begun: number[] = [];
    const work = [1, 2, 3, 4].map((nth) => semaphore.acquire().then(() => begun.push(nth)));
    await Promise.all(work.slice(0, 2));
    expect(begun).toEqual([1, 2]);
    semaphore.release();
    await work[2];
    expect(begun).toEqual([1, 2, 3]);
    semaphore.release();
    await work[3];
    expect(semaphore.isBusy()).toBe(true);
    for (let nth = 0; nth < 2; nth += 1) semaphore.release();
    expect(semaphore.isBusy()).toBe(false);
  });

  test('is refused when it does not come in time, and then takes no turn of others', async () => {
    const semaphore = createSemaphore({ permits: 1, maxWaiting: 10, maxWaitMs: 1 });
    await semaphore.acquire();
    await expect(semaphore.acquire()).rejects.toMatchObject(refused);
    semaphore.release();
    await semaphore.acquire();
  });

  test('is refused at once when very many wait already', async () => {
    const semaphore = createSemaphore({ permits: 1, maxWaiting: 1, maxWaitMs: 60_000 });
    await semaphore.acquire();
    const next = semaphore.acquire();
    await expect(semaphore.acquire()).rejects.toMatchObject(refused);
    semaphore.release();
    await next;
  });
});
