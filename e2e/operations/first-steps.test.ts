import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { folderOfTest } from '@exit-tickets/testing/folders';
import { expect, onTestFinished, test } from 'vitest';
import { stepsOf } from '../../services/all-in-one/src/doctor/check-installation.ts';
import type { Step, StepState } from '../../services/all-in-one/src/doctor/first-steps.ts';
import { startAllInOne } from '../../services/all-in-one/src/index.ts';
import { newTeacher } from '../support/classroom.ts';

const inState = (state: StepState, steps: readonly Step[]): string[] =>
  steps.filter((step) => step.state === state).map(({ name }) => name);

test('each step is open until it is done, except for an upgrade and a monitor elsewhere, which cannot be detected', async () => {
  const dataDir = folderOfTest();
  const environment = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', BCRYPT_COST: '4' };
  const app = await startAllInOne(environment);
  onTestFinished(() => app.context.close());
  const before = await stepsOf(environment);
  expect(inState('unseen', before)).toEqual(['monitoring', 'upgrade']);
  expect(before.filter(({ state }) => state === 'done')).toEqual([]);

  await newTeacher(app.addresses.local);
  for (const [program, ...args] of [
    ['backup/main.ts', 'backup', join(dataDir, 'backups')],
    ['privacy-pack/main.ts', '--no-pdf'],
  ]) {
    const path = fileURLToPath(new URL(`../../services/all-in-one/src/${program}`, import.meta.url));
    await promisify(execFile)(process.execPath, [path, ...args], { env: environment });
  }
  expect(inState('done', await stepsOf(environment))).toEqual(['backup', 'first account', 'privacy pack']);
  const rest = {
    PUBLIC_URL: 'https://tickets.school.example',
    SMTP_URL: 'smtp://127.0.0.1:1025',
    METRICS_PORT: '9464',
    RETENTION_DAYS: '90',
  };
  const all = { ...environment, ...rest, OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', REGISTRATION: 'invite' };
  expect(inState('open', await stepsOf(all))).toEqual([]);
});

test('docs/first-steps.md lists the steps of the doctor in the same order', async () => {
  const page = await readFile(new URL('../../docs/first-steps.md', import.meta.url), 'utf8');
  const listed = [...page.matchAll(/^\| \d+ \| \*\*(.*)\*\* \|/gm)].map(([, name = '']) => name.toLowerCase());
  expect((await stepsOf({})).map(({ name }) => name)).toEqual(listed);
});
