import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
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

  test('are compared for an unknown account too, with the same work', async () => {
    const before = passwords.finished();
    expect(await passwords.matches('wachtwoord', undefined, address)).toBe(false);
    expect(await passwords.matches('', undefined, address)).toBe(false);
    expect(passwords.finished()).toBe(before + 2);
  });

  test('have different hashes even when they are equal', async () => {
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

  test('in a flood are partly refused instead of waiting', async () => {
    const flood = Array.from({ length: 300 }, () =>
      Promise.resolve().then(() => passwords.matches('x', undefined, address)),
    );
    const outcomes = await Promise.allSettled(flood);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'service_unavailable' });
    expect(outcomes.some((outcome) => outcome.status === 'fulfilled')).toBe(true);
  });

  test('of a caller who has left are not compared', async () => {
    const before = passwords.finished();
    const caller = new AbortController();
    const compared = Array.from({ length: 20 }, () => passwords.matches('x', undefined, address));
    const left = Array.from({ length: 20 }, () => passwords.matches('x', undefined, address, caller.signal));
    caller.abort();
    expect(new Set((await Promise.allSettled(left)).map(({ status }) => status))).toEqual(new Set(['rejected']));
    await Promise.all(compared);
    expect(passwords.finished()).toBe(before + 20);
  });
});
