import { execFileSync, fork } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOfTest } from '@exit-tickets/testing/folders';
import { expect, onTestFinished, test, vi } from 'vitest';

const waitOptions = { timeout: 30_000 };
const app = new URL('../support/reading-app.ts', import.meta.url);

/** Starts an app, kills it once its reader is running, and returns the process id of the reader. */
const readerOfKilledApp = async (
  readerOf: (folder: string, appPid: number) => number,
  path: string,
  reader?: string,
) => {
  const running = fork(app, [path, ...(reader ? [reader] : [])], { stdio: 'ignore' });
  onTestFinished(() => void running.kill('SIGKILL'));
  const pid = await vi.waitFor(() => {
    const found = readerOf(path, running.pid ?? 0);
    expect(found).toBeGreaterThan(0);
    return found;
  }, waitOptions);
  onTestFinished(() => {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has already ended, as it should.
    }
  });
  running.kill('SIGKILL');
  return pid;
};

const newFile = (): string => join(folderOfTest(), 'les');
const waitUntilGone = (pid: number) =>
  vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), waitOptions);

test('a reader in an endless computation ends after its app was killed', async () => {
  const path = newFile();
  const pidOf = (file: string) => (existsSync(`${file}.pid`) ? Number(readFileSync(`${file}.pid`, 'utf8')) : 0);
  writeFileSync(path, 'tekst');
  await waitUntilGone(await readerOfKilledApp(pidOf, path, './busy-reader.ts'));
});

const isLinux = process.platform === 'linux';
test.runIf(isLinux)('a reader that waits for a file that never comes ends after its app was killed', async () => {
  const path = newFile();
  execFileSync('mkfifo', [path]);
  const childOf = (_file: string, appPid: number): number =>
    Number(
      readdirSync('/proc').find((pid) => {
        if (!/^\d+$/u.test(pid) || !existsSync(`/proc/${pid}/stat`)) return false;
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === appPid;
      }) ?? 0,
    );
  await waitUntilGone(await readerOfKilledApp(childOf, path));
});
