import { describe, expect, test, vi } from 'vitest';
import { ModelQueue, type ModelQueueOptions } from '../../src/model/model-queue.ts';

const queueOf = (options: Partial<ModelQueueOptions>): ModelQueue =>
  new ModelQueue({ concurrency: 1, maxWaiting: 100, maxWaitMs: 60_000, ...options });

/** A task that runs until `end` is called, and its places in the queue. */
const taskIn = (queue: ModelQueue, givesWay = false) => {
  const caller = new AbortController();
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const places: number[] = [];
  let isRunning = false;
  const task = async () => {
    isRunning = true;
    await promise;
    isRunning = false;
  };
  const done = queue.run(task, { signal: caller.signal, givesWay, onQueued: (place) => places.push(place) });
  done.catch(() => undefined);
  return { done, end, places, leave: () => caller.abort(new Error('left')), isRunning: () => isRunning };
};

describe('a queue', () => {
  test('runs a limited number of tasks at the same time, the others in order of arrival', async () => {
    const queue = queueOf({ concurrency: 2 });
    const [a, b, c, d] = [taskIn(queue), taskIn(queue), taskIn(queue), taskIn(queue)] as const;
    expect([a, b, c, d].map(({ isRunning }) => isRunning())).toEqual([true, true, false, false]);
    b.end();
    await b.done;
    await vi.waitFor(() => expect(c.isRunning()).toBe(true));
    expect([a, d].map(({ isRunning }) => isRunning())).toEqual([true, false]);
    a.end();
    await vi.waitFor(() => expect(d.isRunning()).toBe(true));
  });

  test('reports the place of a waiting task whenever it changes, and nothing to a task that runs at once', async () => {
    const queue = queueOf({});
    const [a, b, c, d] = [taskIn(queue), taskIn(queue), taskIn(queue), taskIn(queue)] as const;
    a.end();
    await a.done;
    expect([a, b, c, d].map(({ places }) => places)).toEqual([[], [1], [2, 1], [3, 2]]);
  });

  test('runs tasks that give way after the others, and reports the new places', async () => {
    const queue = queueOf({});
    const running = taskIn(queue);
    const [background, another] = [taskIn(queue, true), taskIn(queue, true)] as const;
    const [first, second] = [taskIn(queue), taskIn(queue)] as const;
    expect([background, another, first, second].map(({ places }) => places)).toEqual([[1, 2, 3], [2, 3, 4], [1], [2]]);
    running.end();
    await vi.waitFor(() => expect(first.isRunning()).toBe(true));
    first.end();
    await vi.waitFor(() => expect(second.isRunning()).toBe(true));
    second.end();
    await vi.waitFor(() => expect(background.isRunning()).toBe(true));
  });

  test('drops a task whose caller leaves, and those behind it move up', async () => {
    const queue = queueOf({});
    const [a, b, c, d, e] = [taskIn(queue), taskIn(queue), taskIn(queue), taskIn(queue), taskIn(queue)] as const;
    c.leave();
    await expect(c.done).rejects.toThrow('left');
    expect([b, d, e].map(({ places }) => places)).toEqual([[1], [3, 2], [4, 3]]);
    a.end();
    b.end();
    await vi.waitFor(() => expect(d.isRunning()).toBe(true));
    expect(c.isRunning()).toBe(false);
  });

  test('continues when a task fails, and when the caller of the next task has just left', async () => {
    const queue = queueOf({});
    const signal = new AbortController().signal;
    const failing = queue.run(() => Promise.reject(new Error('failed')), { signal });
    const [b, c] = [taskIn(queue), taskIn(queue)] as const;
    // It is next, but has not started yet.
    failing.catch(() => b.leave());
    await expect(b.done).rejects.toThrow('left');
    await vi.waitFor(() => expect(c.isRunning()).toBe(true));
  });

  test('refuses a task when too many wait, with a time to retry', async () => {
    const queue = queueOf({ maxWaiting: 2 });
    const [, b] = [taskIn(queue), taskIn(queue), taskIn(queue)] as const;
    await expect(taskIn(queue).done).rejects.toMatchObject({ code: 'ai_busy', retryAfterSeconds: expect.any(Number) });
    b.leave();
    await expect(b.done).rejects.toThrow('left');
    expect(taskIn(queue).places).toEqual([2]);
  });

  test('rejects a task that has waited too long, but not one that runs for long', async () => {
    const queue = queueOf({ maxWaitMs: 20 });
    const running = taskIn(queue);
    await expect(taskIn(queue).done).rejects.toMatchObject({ code: 'ai_busy' });
    expect(running.isRunning()).toBe(true);
    running.end();
    await running.done;
    expect(taskIn(queue).isRunning()).toBe(true);
  });

  test('does not start a task whose caller has already left', async () => {
    const queue = queueOf({});
    const left = AbortSignal.abort(new Error('left'));
    let hasBegun = false;
    const task = async () => {
      hasBegun = true;
    };
    await expect(queue.run(task, { signal: left })).rejects.toThrow('left');
    const running = taskIn(queue);
    expect(running.isRunning()).toBe(true);
    await expect(queue.run(task, { signal: left })).rejects.toThrow('left');
    expect(taskIn(queue).places).toEqual([1]);
    expect(hasBegun).toBe(false);
  });
});
