import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '@exit-tickets/testing/nats-server';

const program = fileURLToPath(new URL('./serve-database.ts', import.meta.url));

/** The embedded database on TCP, in a process of its own, with what can befall one. */
export interface DatabaseProcess {
  url: string;
  /** Ends it as a power cut would; its folder stays. */
  kill(): Promise<void>;
  /** Starts it again after `kill`, on the same port. */
  restart(): Promise<void>;
}

/** Starts one on a free port, with its files in this folder, and waits until it can be reached. */
export const startDatabaseProcess = async (dataDir: string): Promise<DatabaseProcess> => {
  const port = await freePort();
  const launch = async (): Promise<{ child: ChildProcess; url: string }> => {
    const child = fork(program, [dataDir, String(port)], { execArgv: [] });
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`the database ended with ${code} before it could be reached`);
    });
    const [url] = await Promise.race([once(child, 'message'), ended]);
    ended.catch(() => undefined);
    return { child, url: String(url) };
  };
  let running = await launch();
  return {
    url: running.url,
    kill: async () => {
      const exited = once(running.child, 'exit');
      running.child.kill('SIGKILL');
      await exited;
    },
    restart: async () => {
      running = await launch();
    },
  };
};
