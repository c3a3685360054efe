import { readFile } from 'node:fs/promises';
import { randomOf } from '@exit-tickets/question-picker';
import { describe, expect, test } from 'vitest';
import { calls } from '../../../bench/scaling/costs.ts';
import { busiestWindow, type Jobs, quantileOf, serversNeeded, waitsOf } from '../../../bench/scaling/queue.ts';
import { jobsFor, school, simulateDay, submissionsPerDay } from '../../../bench/scaling/school-day.ts';
import { tables } from '../../../bench/scaling/tables.ts';

const mean = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Jobs that come at random, so many a millisecond on average, each of the same length. */
const randomJobs = (count: number, perMs: number, serviceMs: number, seed = 1): Jobs => {
  const random = randomOf(seed);
  let now = 0;
  const at = Float64Array.from({ length: count }, () => (now -= Math.log(1 - random()) / perMs));
  return { at, serviceMs: new Float64Array(count).fill(serviceMs) };
};

/** How many jobs wait on average, counted over time and not from their waits. */
const meanWaiting = ({ at }: Jobs, waits: Float64Array): number => {
  const changes = [...at].flatMap((arrival, nth) => [
    { time: arrival, by: 1 },
    { time: arrival + (waits[nth] ?? 0), by: -1 },
  ]);
  changes.sort((a, b) => a.time - b.time || a.by - b.by);
  let [waiting, area, before] = [0, 0, 0];
  for (const { time, by } of changes) {
    area += waiting * (time - before);
    [waiting, before] = [waiting + by, time];
  }
  return area / before;
};

describe('a queue', () => {
  test('of jobs that come at once before one server has each wait for all before it', () => {
    const jobs = { at: new Float64Array(4), serviceMs: Float64Array.of(5, 1, 2, 3) };
    expect([...waitsOf(jobs, 1)]).toEqual([0, 5, 6, 8]);
  });

  test('gives the next job to the server that is free first', () => {
    const jobs = { at: Float64Array.of(0, 0, 0, 6, 20), serviceMs: Float64Array.of(10, 4, 4, 1, 1) };
    expect([...waitsOf(jobs, 2)]).toEqual([0, 0, 4, 2, 0]);
  });

  test.each([0.3, 0.5, 0.8, 0.9])(
    'at random before one server that works %f of its time waits as M/D/1 does',
    (load) => {
      const serviceMs = 4;
      const waits = waitsOf(randomJobs(400_000, load / serviceMs, serviceMs), 1);
      const expected = (load * serviceMs) / (2 * (1 - load));
      expect(mean(waits) / expected).toBeGreaterThan(0.95);
      expect(mean(waits) / expected).toBeLessThan(1.05);
    },
  );

  test.each([1, 3, 8])('before %i servers holds as many as Little’s law says', (servers) => {
    const perMs = (0.85 * servers) / 4;
    const jobs = randomJobs(100_000, perMs, 4);
    const waits = waitsOf(jobs, servers);
    const rate = jobs.at.length / (jobs.at.at(-1) ?? 0);
    expect(meanWaiting(jobs, waits) / (rate * mean(waits))).toBeCloseTo(1, 2);
  });

  test('before many servers that are shared has nobody wait longer than before as many single ones', () => {
    const jobs = randomJobs(50_000, 0.8, 4);
    expect(quantileOf(waitsOf(jobs, 4), 0.99)).toBeLessThan(quantileOf(waitsOf(randomJobs(50_000, 0.2, 4), 1), 0.99));
  });

  test('needs the fewest servers that keep within the bounds', () => {
    const jobs = randomJobs(20_000, 2, 4);
    const { servers, p99Ms } = serversNeeded(jobs, { p99Ms: 5, utilisation: 0.99 });
    expect(p99Ms).toBeLessThanOrEqual(5);
    expect(quantileOf(waitsOf(jobs, servers - 1), 0.99)).toBeGreaterThan(5);
  });

  test('knows the busiest stretch of time, in jobs and in work', () => {
    const jobs = { at: Float64Array.of(1, 2, 10, 11, 12, 30), serviceMs: Float64Array.of(9, 9, 1, 1, 1, 5) };
    expect(busiestWindow(jobs, 10)).toEqual({ jobs: 3, workMs: 18 });
  });
});

describe('a simulated school day', () => {
  const day = simulateDay(10);
  const lessonMs = school.lessonMinutes * 60_000;
  const timesOf = (name: (typeof calls)[number]): Float64Array =>
    jobsFor(day, { ...Object.fromEntries(calls.map((one) => [one, 0])), [name]: 1 } as never).at;

  test('is the same for the same seed and another one for another', () => {
    expect(simulateDay(1, { seed: 7 })).toEqual(simulateDay(1, { seed: 7 }));
    expect(simulateDay(1, { seed: 7 })).not.toEqual(simulateDay(1, { seed: 8 }));
  });

  test('has as many answers as its classes, and those that are sent again', () => {
    const expected = 10 * submissionsPerDay * (1 + school.retryShare);
    expect(timesOf('submission').length / expected).toBeGreaterThan(0.9);
    expect(timesOf('submission').length / expected).toBeLessThan(1.1);
  });

  test('has pupils submit in the last minutes of a lesson and join before', () => {
    const beforeBell = (at: number): number => lessonMs - (at % lessonMs);
    const inTime = timesOf('submission').filter((at) => beforeBell(at) <= school.submitMinutes * 60_000);
    expect(inTime.length / timesOf('submission').length).toBeGreaterThan(0.99);
    expect(timesOf('lookUp').every((at) => beforeBell(at) >= 4.9 * 60_000)).toBe(true);
  });

  test('comes in the order of time', () => {
    expect(day.at).toEqual(day.at.toSorted());
  });

  test('rings its bells apart where schools have other timetables', () => {
    const apart = simulateDay(10, { timetables: 5 });
    const busiest = ({ at }: typeof day): number => busiestWindow({ at, serviceMs: at }, 60_000).jobs;
    expect(busiest(apart)).toBeLessThan(busiest(day));
  });
});

test('every table of docs/scaling.md is what the simulation prints', async () => {
  const page = await readFile(new URL('../../../docs/scaling.md', import.meta.url), 'utf8');
  for (const [name, make] of Object.entries(tables))
    expect(page).toContain(`<!-- simulated: ${name} -->\n${make()}\n<!-- /simulated -->`);
});
