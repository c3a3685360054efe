import { readFile } from 'node:fs/promises';

export interface ProcessUsage {
  /** Processor time of all its threads so far, in milliseconds. */
  cpuMs: number;
  /** Memory that it holds now, on the heap and outside of it. */
  memoryBytes: number;
}

// Linux tells times in ticks of 10 ms and memory in pages, whatever its own clock is (proc_pid_stat(5)).
const tickMs = 10;
const pageBytes = 4096;

/** What a process uses; undefined where the system does not tell, and once the process has ended. */
export const usageOf = async (pid: number | undefined): Promise<ProcessUsage | undefined> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in brackets may hold spaces; the fields that count come after it, from the third on.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const field = (place: number): number => Number(fields[place - 3]);
  const [userTicks, systemTicks, pages] = [field(14), field(15), field(24)];
  const usage = { cpuMs: (userTicks + systemTicks) * tickMs, memoryBytes: pages * pageBytes };
  return Number.isFinite(usage.cpuMs) && Number.isFinite(usage.memoryBytes) ? usage : undefined;
};
