import { mkdir, readdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import { folderOfTest } from '@exit-tickets/testing/folders';
import { expect, test } from 'vitest';
import { createPrivateFolder } from '../../src/extraction/private-folder.ts';

test('the folder of an ended process is removed, and that of another host with a similar name stays', async () => {
  const parent = folderOfTest();
  const ofEnded = `exit-tickets-uploads-${hostname()}-999999999-5-abcdef`;
  const ofOther = `exit-tickets-uploads-${hostname()}-1-999999999-5-abcdef`;
  for (const name of [ofEnded, ofOther]) await mkdir(join(parent, name));
  const made = await createPrivateFolder(parent);
  expect((await readdir(parent)).sort()).toEqual([ofOther, basename(made)].sort());
});
