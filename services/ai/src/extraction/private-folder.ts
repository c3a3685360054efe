import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { processInfo } from './process-info.ts';

/** Includes the host, because process ids of other machines or containers that share the folder are unrelated. */
const prefix = `exit-tickets-uploads-${hostname()}-`;
/** Used when the system does not report a process's start time. */
const unknownStart = 0;

const startOf = async (pid: number): Promise<number> => (await processInfo(pid))?.startedAt ?? unknownStart;

const exists = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Whether the process that made a folder has ended; its id may have been reused. */
const isOrphan = async (name: string): Promise<boolean> => {
  const [, pid, startedAt] = /^(\d+)-(\d+)-[^-]+$/.exec(name.slice(prefix.length)) ?? [];
  if (!name.startsWith(prefix) || pid === undefined) return false;
  return !exists(Number(pid)) || (await startOf(Number(pid))) !== Number(startedAt);
};

/**
 * Makes a folder readable only by this user, and first removes those of killed processes.
 * @returns its path
 */
export const createPrivateFolder = async (parent: string): Promise<string> => {
  // Failures are ignored: another process may be removing it, or it belongs to another user.
  for (const name of await readdir(parent))
    if (await isOrphan(name)) await rm(join(parent, name), { recursive: true, force: true }).catch(() => undefined);
  return mkdtemp(join(parent, `${prefix}${process.pid}-${await startOf(process.pid)}-`));
};
