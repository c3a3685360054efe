import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const msPerTick = 10;
const bytesPerPage = 4096;
const lookMs = 1_000;
const idleMs = 20;

interface Process {
  parent: number;
  command: string;
  /** Including children that have ended. */
  cpuMs: number;
  residentBytes: number;
}

const readProcesses = (): Map<number, Process> => {
  const all = new Map<number, Process>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const fields = readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0);
      const command = readFileSync(`/proc/${entry}/cmdline`, 'utf8').replaceAll('\0', ' ');
      all.set(Number(entry), {
        parent: Number(fields[1]),
        command,
        cpuMs: ticks * msPerTick,
        residentBytes: Number(fields[21]) * bytesPerPage,
      });
    } catch {} // ended meanwhile
  }
  return all;
};

const nameOf = (command: string): string =>
  /services\/(\w+)\/src\/main\.ts/.exec(command)?.[1] ??
  (command.includes('nats-server') ? 'nats' : command.includes('serve-database') ? 'database' : 'other');

/** The processes of a deployment, each with the service that started it; the database and NATS count as services. */
const processesOf = (deployment: number): (Process & { service: string })[] => {
  const all = readProcesses();
  const found: (Process & { service: string })[] = [];
  for (const [id, one] of all) {
    let [service, parent] = ['', id];
    while (parent > 1 && parent !== deployment) {
      const process = all.get(parent);
      service = nameOf(process?.command ?? '');
      parent = process?.parent ?? 0;
    }
    if (parent === deployment) found.push({ ...one, service: id === deployment ? 'itself' : service });
  }
  return found;
};

const sumByService = (deployment: number, read: (one: Process) => number): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const one of processesOf(deployment)) sums[one.service] = (sums[one.service] ?? 0) + read(one);
  return sums;
};

/** Processor time of a deployment so far in milliseconds, by service, including child processes. */
export const readUsage = (deployment: number): Record<string, number> => sumByService(deployment, ({ cpuMs }) => cpuMs);

/** Its current memory (RSS) in bytes, by service, including child processes. */
export const readMemory = (deployment: number): Record<string, number> =>
  sumByService(deployment, ({ residentBytes }) => residentBytes);

const totalOf = (used: Record<string, number>): number => Object.values(used).reduce((sum, one) => sum + one, 0);

/** The same, once it has been idle for a second: the work that follows a call is part of its cost. */
export const readUsageWhenIdle = async (deployment: number, maxMs = idleMs): Promise<Record<string, number>> => {
  for (let before = readUsage(deployment); ; ) {
    await wait(lookMs);
    const now = readUsage(deployment);
    if (totalOf(now) - totalOf(before) <= maxMs) return now;
    before = now;
  }
};
