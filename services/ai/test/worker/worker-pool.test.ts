import { afterEach, describe, expect, test } from 'vitest';
import { createWorkerPool, type WorkerPool } from '../../src/worker/pool.ts';
import { makeQuestions, suggestFocus } from '../../src/worker/tasks.ts';

let workers: WorkerPool;
afterEach(() => workers.close());

const worker = new URL('../support/stuck-worker.ts', import.meta.url);
const anyone = { signal: new AbortController().signal };
const focus = () => suggestFocus(workers, { title: '', text: 'Planten maken voedsel.' }, anyone);
/** One endless generation for each thread. */
const keepBusy = ({ signal } = anyone) =>
  Promise.allSettled(
    [1, 2].map(() => makeQuestions(workers, { content: '', levels: [], count: 1, existing: [], seed: 0 }, { signal })),
  );

describe('the worker pool', () => {
  test('makes questions in a thread, and passes on the reason when it makes none', async () => {
    workers = createWorkerPool();
    const request = { levels: ['reproduceren-begrijpen'] as const, count: 2, existing: [], seed: 1 };
    const content =
      'Een delta is een gebied waar een rivier in zee uitkomt. Erosie is het afslijten van gesteente door water of wind.';
    const { questions } = await makeQuestions(workers, { ...request, content }, anyone);
    expect(questions.map(({ guide }) => guide)).toMatchObject([{ kind: 'definition' }, { kind: 'definition' }]);
    await expect(makeQuestions(workers, { ...request, content: 'Een delta' }, anyone)).rejects.toMatchObject({
      code: 'too_little_text',
      field: 'content',
    });
  });

  test('imports the program of its threads: ending a thread during a require would end the process', async () => {
    workers = createWorkerPool({ worker: new URL('../support/module-kind-worker.ts', import.meta.url) });
    expect(await focus()).toBe('imported');
  });

  test('stops a task that takes too long, and its thread is free again', async () => {
    workers = createWorkerPool({ timeoutMs: 3_000, worker });
    const tooLong = { status: 'rejected', reason: { code: 'ai_timeout', status: 504 } };
    expect(await keepBusy()).toMatchObject([tooLong, tooLong]);
    expect(await focus()).toBe('De kern.');
  });

  test('stops a task whose caller has left', async () => {
    workers = createWorkerPool({ timeoutMs: 600_000, worker });
    const leaving = new AbortController();
    const busy = keepBusy(leaving);
    const waiting = focus();
    leaving.abort(new Error('gone'));
    const gone = { status: 'rejected', reason: { message: 'gone' } };
    expect(await busy).toMatchObject([gone, gone]);
    expect(await waiting).toBe('De kern.');
  });

  test('refuses tasks with a time to retry when too many wait', async () => {
    workers = createWorkerPool({ timeoutMs: 600_000, worker });
    const results = await Promise.allSettled(Array.from({ length: 100 }, focus));
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).not.toHaveLength(0);
    expect(refused).not.toHaveLength(100);
    for (const one of refused)
      expect(one).toMatchObject({ reason: { code: 'ai_busy', retryAfterSeconds: expect.any(Number) } });
  });
});
