import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

// What a process uses, as Linux keeps it: all its threads, without processes that it started.

const msPerTick = 10;
const lookMs = 100;
const maxWaitMs = 60_000;

/** Processor time that a process has used so far, in milliseconds. */
export const cpuMs = (pid: number): number => {
  // The name of a program stands in brackets and may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * msPerTick;
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
    if (now - before <= msPerTick) return;
    before = now;
  }
};
