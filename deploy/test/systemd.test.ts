import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOfTest } from '@exit-tickets/testing/folders';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { root } from './support/root.ts';

const folder = join(root, 'deploy', 'systemd');
/** The value of a setting of a unit. */
const settingOf = (unit: string, name: string): string =>
  new RegExp(`^${name}=(.*)$`, 'm').exec(readFileSync(join(folder, unit), 'utf8'))?.[1] ?? '';
const dayMs = 86_400_000;

test('the units start existing programs, as the same user, with the same variables', () => {
  expect(existsSync(join(root, settingOf('exit-tickets.service', 'ExecStart').split(' ').at(-1) ?? ''))).toBe(true);
  const [, command = ''] = /npm run --silent (\S+) /.exec(settingOf('exit-tickets-backup.service', 'ExecStart')) ?? [];
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  expect(Object.keys(scripts)).toContain(command);
  for (const name of ['User', 'WorkingDirectory', 'EnvironmentFile', 'UMask'])
    expect(settingOf('exit-tickets-backup.service', name)).toBe(settingOf('exit-tickets.service', name));
});

test('the timer removes only old backups', async () => {
  const backups = folderOfTest();
  const now = Date.now();
  const ages = {
    'exit-tickets-2026-01-01T03-15-00.jsonl.gz': 40,
    'exit-tickets-2026-02-01T03-15-00.jsonl.gz': 29,
    'exit-tickets-2026-02-02T03-15-00.jsonl.gz.partial': 40,
    'mine.txt': 400,
  };
  for (const [name, days] of Object.entries(ages)) {
    await writeFile(join(backups, name), '');
    await utimes(join(backups, name), new Date(now), new Date(now - days * dayMs));
  }
  const made = settingOf('exit-tickets-backup.service', 'ExecStart').split(' ').at(-1) ?? '';
  execFileSync('/bin/sh', ['-c', settingOf('exit-tickets-backup.service', 'ExecStartPost').replace(made, backups)]);
  expect((await readdir(backups)).sort()).toEqual(Object.keys(ages).slice(1).sort());
});
