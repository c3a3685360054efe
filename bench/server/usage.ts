import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

// The usage of a process, as Linux reports it: all its threads, without child processes.

const idleMs = 10;
const lookMs = 100;
const maxWaitMs = 60_000;

/** Processor time of a thread in nanoseconds; 0 if it has just ended. */
const nanosecondsOf = (thread: string): number => {
  try {
    return Number(readFileSync(`${thread}/schedstat`, 'utf8').split(' ')[0]);
  } catch {
    return 0;
  }
};

/**
 * Processor time of all threads of a process so far, in milliseconds. `/proc/PID/stat` has a resolution of 10 ms, which
 * is too coarse for the 50 ms that a fast machine needs for 500 requests of the baseline.
 */
export const cpuMs = (pid: number): number => {
  const threads = readdirSync(`/proc/${pid}/task`).map((id) => nanosecondsOf(`/proc/${pid}/task/${id}`));
  return threads.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1_000_000;
};

/** Current memory of a process in MiB: all of it, and without file content that the system may drop. */
export const megabytesOf = (pid: number): { resident: number; own: number } => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const field = (name: string): number => Number(new RegExp(`${name}:\\s*(\\d+)`).exec(status)?.[1]) / 1024;
  return { resident: field('VmRSS'), own: field('RssAnon') };
};

/** Waits until a process is idle: the work that follows a request is part of its cost. */
export const untilIdle = async (pid: number): Promise<void> => {
  const until = performance.now() + maxWaitMs;
  for (let before = cpuMs(pid); performance.now() < until; ) {
    await wait(lookMs);
    const now = cpuMs(pid);
    if (now - before <= idleMs) return;
    before = now;
  }
};
