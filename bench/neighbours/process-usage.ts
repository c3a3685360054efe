import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const msPerTick = 10;
const bytesPerPage = 4096;
const lookMs = 1_000;
/** Processor time between two looks that counts as idle. */
const idleMs = 100;

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

/** The current memory (RSS) of a deployment in bytes, by service, including child processes. */
export const readMemory = (deployment: number): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const { service, residentBytes } of processesOf(deployment))
    sums[service] = (sums[service] ?? 0) + residentBytes;
  return sums;
};

/** Processor time of a deployment so far in milliseconds, including child processes. */
const cpuMsOf = (deployment: number): number => processesOf(deployment).reduce((sum, { cpuMs }) => sum + cpuMs, 0);

/** Waits until a deployment has been idle for a second. */
export const untilIdle = async (deployment: number): Promise<void> => {
  for (let before = cpuMsOf(deployment); ; ) {
    await wait(lookMs);
    const now = cpuMsOf(deployment);
    if (now - before <= idleMs) return;
    before = now;
  }
};
