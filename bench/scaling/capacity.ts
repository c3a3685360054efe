import { type Call, calls, costs, type Part, parts } from './costs.ts';
import { busiestWindow, type Capacity, type Jobs, serversNeeded } from './queue.ts';
import { type Day, jobsFor } from './school-day.ts';

/** How long people may wait for their turn at a part, in milliseconds, and the share of its time that it may work. */
const bounds: Record<Part, { p99Ms: number; utilisation: number }> = {
  gateway: { p99Ms: 50, utilisation: 0.7 },
  tickets: { p99Ms: 50, utilisation: 0.7 },
  responses: { p99Ms: 50, utilisation: 0.7 },
  database: { p99Ms: 50, utilisation: 0.7 },
  nats: { p99Ms: 50, utilisation: 0.7 },
  // Who logs in, makes questions or prints waits for work that takes a second itself.
  auth: { p99Ms: 2_000, utilisation: 0.7 },
  ai: { p99Ms: 5_000, utilisation: 0.7 },
  pdf: { p99Ms: 5_000, utilisation: 0.7 },
};

/** What a part spends on each kind of call, in milliseconds. */
export const costsOf = (part: Part): Record<Call, number> => {
  const costOf = (call: Call): number => (costs[call] as Partial<Record<Part, number>>)[part] ?? 0;
  return Object.fromEntries(calls.map((call) => [call, costOf(call)])) as Record<Call, number>;
};

/** What some parts together spend on each kind of call, as in one process. */
export const costsTogether = (some: readonly Part[]): Record<Call, number> => {
  const each = some.map(costsOf);
  const costOf = (call: Call): number => each.reduce((sum, one) => sum + one[call], 0);
  return Object.fromEntries(calls.map((call) => [call, costOf(call)])) as Record<Call, number>;
};

/** How many of each part a day needs. A process of Node computes on one core: for the database and NATS read cores. */
export const replicasFor = (day: Day): Record<Part, Capacity> =>
  Object.fromEntries(parts.map((part) => [part, serversNeeded(jobsFor(day, costsOf(part)), bounds[part])])) as Record<
    Part,
    Capacity
  >;

/** Calls in the busiest second of a day. */
export const peakPerSecond = (day: Day): number =>
  busiestWindow({ at: day.at, serviceMs: new Float64Array(day.at.length) }, 1_000).jobs;

/** What takes turns on one core in `npm start`; reading files, hashing, making questions and PDFs have threads or processes. */
const eventLoop = ['gateway', 'tickets', 'responses'] as const;

/** What `npm start` is: what waits for the one event loop, and all that the machine computes. */
export const oneProcess = (day: Day): { eventLoop: Jobs; machine: Jobs } => ({
  eventLoop: jobsFor(day, costsTogether(eventLoop)),
  machine: jobsFor(day, costsTogether(parts.filter((part) => part !== 'nats'))),
});
