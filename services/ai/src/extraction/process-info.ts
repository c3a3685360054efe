import { readFile } from 'node:fs/promises';

export interface ProcessInfo {
  /** When it began, in the system's own count: tells it from a later process with the same number. */
  startedAt: number;
  /** Processor time of all its threads so far, in milliseconds. */
  cpuMs: number;
  /** Memory that it holds now, on the heap and outside of it. */
  memoryBytes: number;
}

// Linux tells times in ticks of 10 ms, whatever its own clock is (proc_pid_stat(5)).
const tickMs = 10;

/**
 * What the system tells about a process; undefined where it does not tell, and once the process has ended.
 * @param proc where it tells
 */
export const processInfo = async (pid: number | undefined, proc = '/proc'): Promise<ProcessInfo | undefined> => {
  const read = (file: string) => readFile(`${proc}/${pid}/${file}`, 'utf8').catch(() => '');
  const [stat, status] = await Promise.all([read('stat'), read('status')]);
  // The name in brackets may hold spaces; the fields that count come after it, from the third on.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const field = (place: number): number => Number(fields[place - 3]);
  // In kilobytes there: `stat` counts pages, of 16 kB on a Raspberry Pi 5. A process that has ended holds none.
  const [, memoryKb = 0] = /^VmRSS:\s*(\d+) kB$/m.exec(status) ?? [];
  const info = {
    startedAt: field(22),
    cpuMs: (field(14) + field(15)) * tickMs,
    memoryBytes: Number(memoryKb) * 1024,
  };
  return Object.values(info).every(Number.isFinite) ? info : undefined;
};
