import { describe, expect, test, vi } from 'vitest';
import { createFairQueue, type FairQueue } from '../src/index.ts';

const refused = { code: 'service_unavailable', retryAfterSeconds: 5 };
const start = (overrides: Partial<Parameters<typeof createFairQueue>[0]> = {}): FairQueue =>
  createFairQueue({ atOnce: 1, maxWaiting: 10, ...overrides });

/** Work of owners that ends on demand; `begun` has the names in the order in which they began. */
const workOn = (queue: FairQueue) => {
  const gate = Promise.withResolvers<void>();
  const begun: string[] = [];
  const ask = (owner: string, signal?: AbortSignal, name = owner): Promise<void> =>
    queue.run(
      owner,
      async () => {
        begun.push(name);
        await gate.promise;
      },
      signal,
    );
  return { ask, begun, end: gate.resolve };
};

describe('work in a fair queue', () => {
  test('runs in order of arrival, as much at once as there are places', async () => {
    const queue = start({ atOnce: 2 });
    const { ask, begun, end } = workOn(queue);
    const all = ['1', '2', '3', '4'].map((name) => ask('school', undefined, name));
    await vi.waitFor(() => expect(begun).toEqual(['1', '2']));
    expect([queue.waiting(), queue.isBusy()]).toEqual([2, true]);
    end();
    await Promise.all(all);
    expect(begun).toEqual(['1', '2', '3', '4']);
    expect([queue.waiting(), queue.isBusy()]).toEqual([0, false]);
  });

  test('runs before the second of another owner', async () => {
    const { ask, begun, end } = workOn(start());
    const all = ['crowd', 'crowd', 'crowd', 'school'].map((owner) => ask(owner));
    end();
    await Promise.all(all);
    expect(begun).toEqual(['crowd', 'crowd', 'school', 'crowd']);
  });

  test('that fails makes room for the next', async () => {
    const queue = start();
    const fails = queue.run('a', () => Promise.reject(new Error('crash')));
    const next = queue.run('a', async () => 'served');
    await expect(fails).rejects.toThrow('crash');
    await expect(next).resolves.toBe('served');
    await expect(queue.run('a', async () => 'served')).resolves.toBe('served');
  });

  test('is refused when its turn does not come in time, and then takes no turn', async () => {
    const queue = start({ maxWaitMs: 1 });
    const { ask, begun, end } = workOn(queue);
    const first = ask('school', undefined, 'first');
    await expect(ask('school', undefined, 'late')).rejects.toMatchObject(refused);
    end();
    await first;
    await ask('school', undefined, 'next');
    expect(begun).toEqual(['first', 'next']);
  });

  test('is refused at once when too much waits already', async () => {
    const { ask, end } = workOn(start({ maxWaiting: 1 }));
    const all = [ask('school'), ask('school')];
    await expect(ask('school')).rejects.toMatchObject(refused);
    await expect(ask('another school')).rejects.toMatchObject(refused);
    end();
    await Promise.all(all);
  });

  test('displaces the last of an owner with more, until all have equally many', async () => {
    const { ask, begun, end } = workOn(start({ maxWaiting: 4 }));
    const first = ask('crowd');
    const outcomes: string[] = [];
    const all = ['crowd', 'crowd', 'crowd', 'crowd', 'school', 'school', 'school'].map((owner) =>
      ask(owner).catch(() => outcomes.push(owner)),
    );
    await Promise.all([all[2], all[3], all[6]]);
    expect(outcomes.toSorted()).toEqual(['crowd', 'crowd', 'school']);
    end();
    await Promise.all([first, ...all]);
    expect(begun).toEqual(['crowd', 'crowd', 'school', 'crowd', 'school']);
  });

  test('of one owner fills only a part of the places, where that is limited', async () => {
    const { ask, begun, end } = workOn(start({ maxWaitingOfOne: 3 }));
    const all = ['a', 'a', 'a', 'a'].map((owner) => ask(owner));
    await expect(ask('a')).rejects.toMatchObject(refused);
    all.push(ask('b'));
    end();
    await Promise.all(all);
    expect(begun).toEqual(['a', 'a', 'b', 'a', 'a']);
  });

  test('whose caller leaves before its turn does not begin, and takes no place', async () => {
    const queue = start({ maxWaiting: 2 });
    const { ask, begun, end } = workOn(queue);
    const caller = new AbortController();
    const all = [ask('a', undefined, 'first')];
    const left = [ask('a', caller.signal), ask('a', caller.signal)];
    caller.abort(new Error('left'));
    for (const one of left) await expect(one).rejects.toThrow('left');
    expect(queue.waiting()).toBe(0);
    await expect(ask('a', caller.signal)).rejects.toThrow('left');
    all.push(ask('a', undefined, 'second'), ask('a', undefined, 'third'));
    end();
    await Promise.all(all);
    expect(begun).toEqual(['first', 'second', 'third']);
  });
});
