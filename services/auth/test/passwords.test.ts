import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createFairSemaphore } from '../src/passwords/fair-semaphore.ts';
import { createPasswords, type Passwords } from '../src/passwords/passwords.ts';

// Only this thread's bcryptjs is replaced: a worker thread loads the real one.
vi.mock('bcryptjs', async (importOriginal) => {
  const refuse = () => {
    throw new Error('hashed on the event loop');
  };
  const real = await importOriginal<typeof import('bcryptjs')>();
  return { ...real, hash: refuse, hashSync: refuse, compare: refuse, compareSync: refuse };
});

const address = '192.0.2.1';

describe('passwords', () => {
  let passwords: Passwords;
  beforeAll(() => {
    passwords = createPasswords(4);
  });
  afterAll(() => passwords.close());

  test('are hashed and compared in worker threads, never on the event loop', async () => {
    const hash = await passwords.hash('wachtwoord', address);
    expect(await passwords.matches('wachtwoord', hash, address)).toBe(true);
    expect(await passwords.matches('Wachtwoord', hash, address)).toBe(false);
    expect(passwords.finished()).toBe(3);
  });

  test('of an account that does not exist cost the same work as of one that does', async () => {
    const before = passwords.finished();
    expect(await passwords.matches('wachtwoord', undefined, address)).toBe(false);
    expect(await passwords.matches('', undefined, address)).toBe(false);
    expect(passwords.finished()).toBe(before + 2);
  });

  test('have a hash of their own each, so that equal ones cannot be seen', async () => {
    expect(await passwords.hash('wachtwoord', address)).not.toBe(await passwords.hash('wachtwoord', address));
  });

  test('past 72 bytes never match what bcrypt would cut them to', async () => {
    const hash = await passwords.hash('x'.repeat(72), address);
    expect(await passwords.matches('x'.repeat(73), hash, address)).toBe(false);
  });

  test('hashed with another cost are recognised', async () => {
    expect(passwords.isOutdated(await passwords.hash('wachtwoord', address))).toBe(false);
    const stronger = createPasswords(5);
    expect(stronger.isOutdated(await passwords.hash('wachtwoord', address))).toBe(true);
    await stronger.close();
  });

  test('in a flood are refused at once instead of waiting for longer than anyone does', async () => {
    const flood = Array.from({ length: 300 }, () =>
      Promise.resolve().then(() => passwords.matches('x', undefined, address)),
    );
    const outcomes = await Promise.allSettled(flood);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'service_unavailable' });
    expect(outcomes.some((outcome) => outcome.status === 'fulfilled')).toBe(true);
  });
});

describe('who waits for a turn', () => {
  const refused = { code: 'service_unavailable', retryAfterSeconds: 5 };
  const start = (overrides: Partial<Parameters<typeof createFairSemaphore>[0]> = {}) =>
    createFairSemaphore({ permits: 1, maxWaiting: 10, maxWaitMs: 60_000, ...overrides });

  test('gets it in the order of coming, as many at once as there are places', async () => {
    const semaphore = start({ permits: 2 });
    const begun: number[] = [];
    const work = [1, 2, 3, 4].map(async (nth) => {
      const release = await semaphore.acquire('school');
      begun.push(nth);
      return release;
    });
    const [first, second] = await Promise.all(work.slice(0, 2));
    expect(begun).toEqual([1, 2]);
    first?.();
    const third = await work[2];
    expect(begun).toEqual([1, 2, 3]);
    second?.();
    const fourth = await work[3];
    expect(semaphore.isBusy()).toBe(true);
    third?.();
    fourth?.();
    expect(semaphore.isBusy()).toBe(false);
  });

  test('comes before the second of another address', async () => {
    const semaphore = start();
    const begun: string[] = [];
    const work = ['crowd', 'crowd', 'crowd', 'school'].map(async (owner) => {
      const release = await semaphore.acquire(owner);
      begun.push(owner);
      release();
    });
    await Promise.all(work);
    expect(begun).toEqual(['crowd', 'crowd', 'school', 'crowd']);
  });

  test('is refused when it does not come in time, and then takes no turn of others', async () => {
    const semaphore = start({ maxWaitMs: 1 });
    const release = await semaphore.acquire('school');
    await expect(semaphore.acquire('school')).rejects.toMatchObject(refused);
    release();
    await semaphore.acquire('school');
  });

  test('is refused at once when very many wait already', async () => {
    const semaphore = start({ maxWaiting: 1 });
    const release = await semaphore.acquire('school');
    const next = semaphore.acquire('school');
    await expect(semaphore.acquire('school')).rejects.toMatchObject(refused);
    await expect(semaphore.acquire('another school')).rejects.toMatchObject(refused);
    release();
    await next;
  });

  test('gives the place of the last to another address, until all have as many', async () => {
    const semaphore = start({ maxWaiting: 4 });
    const outcomes: string[] = [];
    const come = (owner: string) =>
      semaphore.acquire(owner).then(
        (release) => {
          outcomes.push(owner);
          release();
        },
        () => outcomes.push(`${owner} refused`),
      );
    const release = await semaphore.acquire('crowd');
    const all = ['crowd', 'crowd', 'crowd', 'crowd', 'school', 'school', 'school'].map(come);
    await Promise.all([all[2], all[3], all[6]]);
    expect(outcomes.sort()).toEqual(['crowd refused', 'crowd refused', 'school refused']);
    release();
    await Promise.all(all);
    expect(outcomes.slice(3)).toEqual(['crowd', 'school', 'crowd', 'school']);
  });
});
