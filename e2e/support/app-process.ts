import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import nodeOptions from '../../services/all-in-one/node-options.json' with { type: 'json' };

export { freePort } from '@exit-tickets/testing/nats-server';

const main = fileURLToPath(new URL('../../services/all-in-one/src/main.ts', import.meta.url));
const startMs = 60_000;

export interface AppProcess {
  url: string;
  pid: number | undefined;
  /** Its output so far. */
  output(): string;
  /** Sends a signal and returns the exit code, or the signal that ended it. */
  stop(signal?: NodeJS.Signals): Promise<number | string | null>;
}

/** Creates a data folder for one test, and returns how to remove it. */
export const temporaryDataDir = async () => {
  const path = await mkdtemp(join(tmpdir(), 'exit-tickets-app-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
};

interface SpawnOptions {
  /** Gives the app a terminal, by `script` of Linux; otherwise its output goes to a pipe. */
  onTerminal?: boolean;
}

const spawnApp = (environment: Record<string, string>, { onTerminal = false }: SpawnOptions = {}) => {
  const command = [process.execPath, ...nodeOptions.arguments, main];
  const [program = '', ...args] = onTerminal ? ['script', '-qefc', `exec ${command.join(' ')}`, '/dev/null'] : command;
  const child: ChildProcess = spawn(program, args, {
    // The channel ends the app with the tests, however these end.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // biome-ignore lint/style/noProcessEnv: the app gets the environment of the tests, as a shell would give it
    env: { ...nodeOptions.environment, ...process.env, BCRYPT_COST: '4', ...environment },
  });
  let output = '';
  const ended = once(child, 'exit');
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  return { child, ended, output: () => output };
};

/** Starts the app as a process, as `npm start` does, and waits until it prints its address. */
export const startApp = async (environment: Record<string, string>, options?: SpawnOptions): Promise<AppProcess> => {
  const { child, ended, output } = spawnApp(environment, options);
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not ready in time: ${output()}`)), startMs);
    const checkReady = () => {
      const ready = /ready at (http:\S+)/.exec(output());
      if (!ready?.[1]) return;
      clearTimeout(timer);
      resolve(ready[1]);
    };
    child.stdout?.on('data', checkReady);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`ended with ${code}: ${output()}`));
    });
  });
  return {
    url,
    pid: child.pid,
    output,
    stop: async (signal = 'SIGINT') => {
      child.kill(signal);
      await ended;
      return child.exitCode ?? child.signalCode;
    },
  };
};

/** Starts an app that must fail to start, and returns its output and exit code. If it does start, it is killed at once. */
export const runUntilExit = async (environment: Record<string, string>) => {
  const { child, ended, output } = spawnApp(environment);
  child.stdout?.on('data', () => {
    if (output().includes('ready at')) child.kill('SIGKILL');
  });
  await ended;
  return { code: child.exitCode, lines: output().trim().split('\n') };
};
