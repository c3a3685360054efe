import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, truncate } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderOfTest } from '@exit-tickets/testing/folders';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freePort } from '../support/app-process.ts';
import { newTeacher } from '../support/classroom.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const testMs = 120_000;

let dataDir: string;
let port: number;
let npm: ChildProcess;
let output: string;

beforeEach(async () => {
  dataDir = folderOfTest();
  port = await freePort();
  output = '';
});
afterEach(async () => {
  if (npm.pid) {
    try {
      process.kill(-npm.pid, 'SIGKILL');
    } catch {
      // All processes of the group have ended, as expected.
    }
  }
});

/** Runs a script of the root in a separate process group, as a terminal does, and waits until it prints the address. */
const runWithNpm = async (script: string): Promise<void> => {
  // biome-ignore lint/style/noProcessEnv: npm gets the environment of the tests, without the variables of the npm that runs them
  const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));
  npm = spawn('npm', ['run', script], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment, DATA_DIR: dataDir, PORT: String(port), NODE_ENV: undefined },
  });
  for (const stream of [npm.stdout, npm.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  await vi.waitFor(() => expect(output).toContain('ready at'), { timeout: testMs });
};

/** All processes that npm started write to the same pipe, which closes when the last one has ended. */
const allEnded = () => once(npm, 'close');

const expectPortFree = async () => {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.close();
};

test.each<[string, (npmId: number) => void]>([
  ['SIGTERM to npm', (npmId) => process.kill(npmId, 'SIGTERM')],
  ['SIGKILL to npm', (npmId) => process.kill(npmId, 'SIGKILL')],
  ['Ctrl-C in its terminal', (npmId) => process.kill(-npmId, 'SIGINT')],
  ['closing its terminal', (npmId) => process.kill(-npmId, 'SIGHUP')],
])(
  '%s stops the app of `npm start` cleanly and frees the port',
  async (_how, end) => {
    await runWithNpm('start');
    const gone = allEnded();
    end(Number(npm.pid));
    await gone;
    await expectPortFree();
    expect(await readFile(join(dataDir, 'database', 'store-state'), 'utf8')).not.toBe('');
  },
  testMs,
);

test(
  'SIGTERM to npm ends all of `npm run dev`',
  async () => {
    await runWithNpm('dev');
    const gone = allEnded();
    process.kill(Number(npm.pid), 'SIGTERM');
    await gone;
    await expectPortFree();
  },
  testMs,
);

test(
  'data loss while the app is running ends `npm start` with advice',
  async () => {
    await runWithNpm('start');
    const gone = allEnded();
    await truncate(join(dataDir, 'database', 'data.mdb'), 8_192);
    await newTeacher(`http://127.0.0.1:${port}`).catch(() => undefined);
    await gone;
    expect(npm.exitCode).toBe(1);
    expect(output).toContain(
      `the data in ${dataDir} may be damaged: restore it from a backup, or move it away to begin anew`,
    );
  },
  testMs,
);
