import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createPrivateFolder } from '../../src/extraction/private-folder.ts';

test('the folder of an ended process is removed, and that of another host with a similar name stays', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'private-folder-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const ofEnded = `exit-tickets-uploads-${hostname()}-999999999-5-abcdef`;
  const ofOther = `exit-tickets-uploads-${hostname()}-1-999999999-5-abcdef`;
  for (const name of [ofEnded, ofOther]) await mkdir(join(parent, name));
  const made = await createPrivateFolder(parent);
  expect((await readdir(parent)).sort()).toEqual([ofOther, basename(made)].sort());
});
