/** Jobs in the order in which they come: when, and how long each keeps a server busy, in milliseconds. */
export interface Jobs {
  at: Float64Array;
  serviceMs: Float64Array;
}

/** Puts the smallest number of a heap right after its root became another one. */
const sink = (heap: Float64Array): void => {
  const value = heap[0] ?? 0;
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && (heap[child + 1] ?? 0) < (heap[child] ?? 0)) child += 1;
    if ((heap[child] ?? 0) >= value) break;
    heap[at] = heap[child] ?? 0;
    at = child;
  }
  heap[at] = value;
};

/**
 * How long each job waits for a server, in milliseconds: one queue, first come first served, before so many servers that
 * are alike.
 */
export const waitsOf = ({ at, serviceMs }: Jobs, servers: number): Float64Array => {
  const freeAt = new Float64Array(servers).fill(Number.NEGATIVE_INFINITY);
  return at.map((arrival, nth) => {
    const start = Math.max(arrival, freeAt[0] ?? 0);
    freeAt[0] = start + (serviceMs[nth] ?? 0);
    sink(freeAt);
    return start - arrival;
  });
};

/** The value below which this share lies; nothing waits where there is nothing. */
export const quantileOf = (values: Float64Array, share: number): number =>
  values.length === 0 ? 0 : (values.toSorted()[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0);

/** The most that falls into one window of this length, windows laid side by side: jobs, and milliseconds of work. */
export const busiestWindow = ({ at, serviceMs }: Jobs, windowMs: number): { jobs: number; workMs: number } => {
  const most = { jobs: 0, workMs: 0 };
  let [window, jobs, workMs] = [Number.NaN, 0, 0];
  for (const [nth, arrival] of at.entries()) {
    const current = Math.floor(arrival / windowMs);
    if (current !== window) [window, jobs, workMs] = [current, 0, 0];
    jobs += 1;
    workMs += serviceMs[nth] ?? 0;
    most.jobs = Math.max(most.jobs, jobs);
    most.workMs = Math.max(most.workMs, workMs);
  }
  return most;
};

interface Bounds {
  /** Longest that 99 jobs of 100 may wait. */
  p99Ms: number;
  /** Share of its time that a server may work in the busiest minute, so that one of them can go. */
  utilisation: number;
}

/** What a queue needs and what waiting is then left. */
export interface Capacity {
  servers: number;
  p99Ms: number;
  /** Of the busiest minute. */
  utilisation: number;
}

const minuteMs = 60_000;

/** The fewest servers, in steps of so many, that keep within the bounds. */
export const serversNeeded = (jobs: Jobs, { p99Ms, utilisation }: Bounds, step = 1): Capacity => {
  const { workMs } = busiestWindow(jobs, minuteMs);
  const fewest = Math.max(1, Math.ceil(workMs / minuteMs / utilisation / step)) * step;
  for (let servers = fewest; ; servers += Math.max(step, Math.ceil(servers / 20 / step) * step)) {
    const p99 = quantileOf(waitsOf(jobs, servers), 0.99);
    if (p99 <= p99Ms) return { servers, p99Ms: p99, utilisation: workMs / minuteMs / servers };
  }
};
