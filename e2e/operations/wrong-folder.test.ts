import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '@exit-tickets/testing';
import { folderOfTest } from '@exit-tickets/testing/folders';
import { expect, test } from 'vitest';

test.each([
  ['backup/main.ts', 'backup', 'BACKUPS'],
  ['backup/main.ts', 'export', 'BACKUPS/all.jsonl.gz'],
  ['accounts.ts', 'list'],
  ['accounts.ts', 'invite'],
  ['reset-link.ts', 'an@school.example'],
  ['bus/dead-letters.ts', 'list'],
  ['bus/rebuild.ts'],
])('a command on a folder without a database says so and creates nothing: %s %s', async (program, ...args) => {
  const folder = folderOfTest();
  const [DATA_DIR, backups] = [join(folder, 'data'), join(folder, 'backups')];
  const command = new URL(`../../services/all-in-one/src/${program}`, import.meta.url);
  expect(await runProgram(command, { DATA_DIR }, ...args.map((arg) => arg.replace('BACKUPS', backups)))).toEqual({
    code: 1,
    stdout: '',
    stderr: `DATA_DIR ${DATA_DIR} holds no database: name the folder of the app, or start the app first\n`,
  });
  expect([existsSync(DATA_DIR), existsSync(backups)]).toEqual([false, false]);
});
