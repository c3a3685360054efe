import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** Makes a process hang, until it is sent SIGCONT: its connections stay open, and it answers nothing once this resolves. */
export const freeze = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGSTOP');
  while (!(await isStopped(child))) await pause(5);
};

/** A signal is sent long before every thread has obeyed it; Linux says when they have. */
const isStopped = async ({ pid }: ChildProcess): Promise<boolean> => {
  if (process.platform !== 'linux') return true;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')')).startsWith(') T');
};
