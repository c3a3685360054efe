import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '@exit-tickets/testing/nats-server';

const run = promisify(execFile);
const program = fileURLToPath(new URL('./serve-database.ts', import.meta.url));

/** The embedded database on TCP as a separate process, with simulated failures. */
export interface DatabaseProcess {
  url: string;
  /** Kills it like a power cut; its folder stays. */
  kill(): Promise<void>;
  /** Starts it again after `kill`, on the same port. */
  restart(): Promise<void>;
  /** Keeps its files from growing, so that writes fail as on a full disk. Works on a running process only on Linux. */
  fillDisk(): Promise<void>;
  makeRoom(): Promise<void>;
}

/** Starts one on a free port with its files in this folder, and waits until it is reachable. */
export const startDatabaseProcess = async (dataDir: string): Promise<DatabaseProcess> => {
  const port = await freePort();
  const launch = async (): Promise<{ child: ChildProcess; url: string }> => {
    const child = fork(program, [dataDir, String(port)], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`the database ended with ${code} before it could be reached`);
    });
    const [url] = await Promise.race([once(child, 'message'), ended]);
    ended.catch(() => undefined);
    return { child, url: String(url) };
  };
  let running = await launch();
  /** The soft limit, which its own user may change without root. */
  const limitFiles = (bytes: number | 'unlimited') =>
    run('prlimit', ['--pid', String(running.child.pid), `--fsize=${bytes}:`]);
  return {
    url: running.url,
    kill: async () => {
      const { child } = running;
      // A failed test may have killed it already.
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
    restart: async () => {
      running = await launch();
    },
    fillDisk: async () => {
      const { size } = await stat(join(dataDir, 'data.mdb'));
      await limitFiles(size);
    },
    makeRoom: async () => {
      await limitFiles('unlimited');
    },
  };
};
