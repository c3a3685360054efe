import { readFile } from 'node:fs/promises';

export interface ProcessInfo {
  /** Start time in ticks of the system: identifies the process if its id is reused. */
  startedAt: number;
  /** Total processor time of all threads, in milliseconds. */
  cpuMs: number;
  /** Resident memory in bytes, on the heap and outside. */
  memoryBytes: number;
}

// Linux reports times in ticks of 10 ms, independent of its own clock (proc_pid_stat(5)).
const tickMs = 10;

/**
 * Reads a process's resource usage; undefined if the system does not provide it or the process has ended.
 * @param proc path of the proc file system
 */
export const processInfo = async (pid: number | undefined, proc = '/proc'): Promise<ProcessInfo | undefined> => {
  const read = (file: string) => readFile(`${proc}/${pid}/${file}`, 'utf8').catch(() => '');
  const [stat, status] = await Promise.all([read('stat'), read('status')]);
  // The name in brackets may contain spaces; the numbered fields follow, starting with the third.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const field = (place: number): number => Number(fields[place - 3]);
  // In kB: `stat` counts pages, which are 16 kB on a Raspberry Pi 5. An ended process has no VmRSS.
  const [, memoryKb = 0] = /^VmRSS:\s*(\d+) kB$/m.exec(status) ?? [];
  const info = {
    startedAt: field(22),
    cpuMs: (field(14) + field(15)) * tickMs,
    memoryBytes: Number(memoryKb) * 1024,
  };
  return Object.values(info).every(Number.isFinite) ? info : undefined;
};
