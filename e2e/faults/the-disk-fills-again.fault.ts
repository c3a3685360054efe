import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as elapse } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { folderOfTests } from '@exit-tickets/testing/folders';
import { expect, test } from 'vitest';
import { Engine } from '../../packages/embedded-mongo/src/storage/engine.ts';
import { keyOf } from '../../packages/embedded-mongo/test/support/write-for-ever.ts';

const run = promisify(execFile);
const script = fileURLToPath(new URL('../../packages/embedded-mongo/test/support/write-for-ever.ts', import.meta.url));
/** How often the disk fills. Without its pauses after a failed commit, lmdb ended the process in each run, within 15 s. */
const times = 60;

const folder = folderOfTests();
const file = join(folder, 'data.mdb');

test.runIf(process.platform === 'linux')(
  'a disk that fills again and again while forty writers write ends neither the process nor loses a stored entry',
  async () => {
    const writers = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'ignore'] });
    let hasExited = false;
    const exited = once(writers, 'exit').finally(() => (hasExited = true));
    const acknowledged: number[] = [];
    createInterface(writers.stdout).on('line', (number) => acknowledged.push(Number(number)));
    // Fails if the process has ended, which is reported below.
    const limitFiles = (bytes: number | 'unlimited') =>
      run('prlimit', ['--pid', String(writers.pid), `--fsize=${bytes}:`]).catch(() => undefined);
    await once(writers.stdout, 'data');
    for (let time = 0; time < times && !hasExited; time++) {
      await elapse(100 + Math.random() * 300);
      await limitFiles(statSync(file).size);
      await elapse(100 + Math.random() * 600);
      await limitFiles('unlimited');
    }
    writers.kill('SIGKILL');
    expect(await exited).toEqual([null, 'SIGKILL']);
    expect(acknowledged.length).toBeGreaterThan(1_000);

    const engine = new Engine(file);
    const lost = acknowledged.filter((number) => !engine.documents.get(keyOf(number)));
    await engine.close();
    expect(lost).toEqual([]);
  },
);
