import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

// What a process uses, as Linux keeps it: all its threads, without processes that it started.

const idleMs = 10;
const lookMs = 100;
const maxWaitMs = 60_000;

/** Nanoseconds that a thread was on a processor; none of one that ended while its process was looked at. */
const nanosecondsOf = (thread: string): number => {
  try {
    return Number(readFileSync(`${thread}/schedstat`, 'utf8').split(' ')[0]);
  } catch {
    return 0;
  }
};

/**
 * Processor time that the threads of a process have used so far, in milliseconds. What `/proc/PID/stat` says comes in steps of 10
 * ms, which is much beside the 50 ms that a fast machine needs for 500 requests of the baseline.
 */
export const cpuMs = (pid: number): number => {
  const threads = readdirSync(`/proc/${pid}/task`).map((id) => nanosecondsOf(`/proc/${pid}/task/${id}`));
  return threads.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1_000_000;
};

/** Memory that a process holds now, in MiB: all of it, and what is not the content of files that the system may drop. */
export const megabytesOf = (pid: number): { resident: number; own: number } => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const field = (name: string): number => Number(new RegExp(`${name}:\\s*(\\d+)`).exec(status)?.[1]) / 1024;
  return { resident: field('VmRSS'), own: field('RssAnon') };
};

/** Waits until a process has nothing left to do: what follows a request belongs to its cost. */
export const untilIdle = async (pid: number): Promise<void> => {
  const until = performance.now() + maxWaitMs;
  for (let before = cpuMs(pid); performance.now() < until; ) {
    await wait(lookMs);
    const now = cpuMs(pid);
    if (now - before <= idleMs) return;
    before = now;
  }
};
