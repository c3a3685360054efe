import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const msPerTick = 10;
const lookMs = 1_000;
const idleMs = 20;

interface Process {
  parent: number;
  command: string;
  /** With that of children that have ended. */
  cpuMs: number;
}

const readProcesses = (): Map<number, Process> => {
  const all = new Map<number, Process>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const fields = readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0);
      const command = readFileSync(`/proc/${entry}/cmdline`, 'utf8').replaceAll('\0', ' ');
      all.set(Number(entry), { parent: Number(fields[1]), command, cpuMs: ticks * msPerTick });
    } catch {} // ended meanwhile
  }
  return all;
};

const nameOf = (command: string): string =>
  /services\/(\w+)\/src\/main\.ts/.exec(command)?.[1] ?? (command.includes('nats-server') ? 'nats' : 'other');

/** Milliseconds of processor time that a deployment used so far, by service, whatever its processes started included. */
export const readUsage = (deployment: number): Record<string, number> => {
  const all = readProcesses();
  const used: Record<string, number> = { database: all.get(deployment)?.cpuMs ?? 0 };
  for (const [id, { cpuMs }] of all) {
    let [name, parent] = ['', id];
    while (parent > 1 && parent !== deployment) {
      const process = all.get(parent);
      name = nameOf(process?.command ?? '');
      parent = process?.parent ?? 0;
    }
    if (parent === deployment && id !== deployment) used[name] = (used[name] ?? 0) + cpuMs;
  }
  return used;
};

const totalOf = (used: Record<string, number>): number => Object.values(used).reduce((sum, one) => sum + one, 0);

/** The same, once nothing has been left to do for a second: what follows a call belongs to its cost. */
export const readUsageWhenIdle = async (deployment: number): Promise<Record<string, number>> => {
  for (let before = readUsage(deployment); ; ) {
    await wait(lookMs);
    const now = readUsage(deployment);
    if (totalOf(now) - totalOf(before) <= idleMs) return now;
    before = now;
  }
};
