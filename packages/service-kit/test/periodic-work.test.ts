import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { startPeriodicWork } from '../src/process/periodic-work.ts';

test('the first task runs at once, and the work after it', async () => {
  const done: string[] = [];
  const resumed = Promise.withResolvers<void>();
  const periodic = startPeriodicWork({
    everyMs: 5,
    first: async () => {
      await resumed.promise;
      done.push('first');
      throw new Error('the database is away');
    },
    work: async () => void done.push('work'),
    problem: 'not done',
    logger: pino({ level: 'silent' }),
  });
  expect(periodic.isIdle()).toBe(false);
  resumed.resolve();
  await vi.waitFor(() => expect(done.length).toBeGreaterThan(2));
  await periodic.close();
  expect(done.slice(0, 2)).toEqual(['first', 'work']);
  expect(done.filter((one) => one === 'first')).toHaveLength(1);
});

test('work repeats without overlap, also after a failure, until it is closed', async () => {
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => void lines.push(line) });
  let begun = 0;
  let atOnce = 0;
  let maxAtOnce = 0;
  const resumed = Promise.withResolvers<void>();
  const periodic = startPeriodicWork({
    everyMs: 5,
    work: async () => {
      begun += 1;
      atOnce += 1;
      maxAtOnce = Math.max(maxAtOnce, atOnce);
      if (begun === 1) await resumed.promise;
      atOnce -= 1;
      if (begun === 2) throw new Error('the database is away');
    },
    problem: 'not done',
    logger,
  });
  expect(periodic.isIdle()).toBe(true);
  await vi.waitFor(() => expect(periodic.isIdle()).toBe(false));
  let isDrained = false;
  const drained = periodic.drain().then(() => {
    isDrained = true;
  });
  await new Promise(setImmediate);
  expect([begun, isDrained]).toEqual([1, false]);
  resumed.resolve();
  await drained;
  await vi.waitFor(() => expect(begun).toBeGreaterThan(3));
  await periodic.close();
  const atEnd = begun;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect([maxAtOnce, begun]).toEqual([1, atEnd]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'not done', err: { message: 'the database is away' } },
  ]);
});
