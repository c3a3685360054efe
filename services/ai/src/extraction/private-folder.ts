import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { processInfo } from './process-info.ts';

/** The host stands in the name: another machine or container with the same folder has processes of its own. */
const prefix = `exit-tickets-uploads-${hostname()}-`;
/** Stands for the start of a process where the system does not tell it. */
const unknownStart = 0;

const startOf = async (pid: number): Promise<number> => (await processInfo(pid))?.startedAt ?? unknownStart;

const exists = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of someone else may not be signalled, and lives.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Whether the process that made a folder has ended; a later one may have got its number. */
const isOrphan = async (name: string): Promise<boolean> => {
  const [, pid, startedAt] = /^(\d+)-(\d+)-/.exec(name.slice(prefix.length)) ?? [];
  if (!name.startsWith(prefix) || pid === undefined) return false;
  return !exists(Number(pid)) || (await startOf(Number(pid))) !== Number(startedAt);
};

/**
 * Makes a folder that only this user can read, and first removes those of processes that were killed before they could.
 * @returns its path
 */
export const createPrivateFolder = async (parent: string): Promise<string> => {
  // Another start may be removing it too, or it belongs to another user: then it is not ours to remove.
  for (const name of await readdir(parent))
    if (await isOrphan(name)) await rm(join(parent, name), { recursive: true, force: true }).catch(() => undefined);
  return mkdtemp(join(parent, `${prefix}${process.pid}-${await startOf(process.pid)}-`));
};
