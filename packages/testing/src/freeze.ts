import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** Suspends a process until SIGCONT: its connections stay open, but it answers nothing once this resolves. */
export const freeze = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGSTOP');
  while (!(await isStopped(child))) await pause(5);
};

/** Threads stop some time after the signal is sent; Linux reports when all have. */
const isStopped = async ({ pid }: ChildProcess): Promise<boolean> => {
  if (process.platform !== 'linux') return true;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')')).startsWith(') T');
};
