import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

const createFolder = (removeAfter: (remove: () => Promise<void>) => void): string => {
  const path = mkdtempSync(join(tmpdir(), 'exit-tickets-test-'));
  removeAfter(() => rm(path, { recursive: true, force: true }));
  return path;
};

/** Creates a folder that is removed after the tests of the file or block that asks for it. */
export const folderOfTests = (): string => createFolder(afterAll);

/** Creates a folder that is removed after the running test. */
export const folderOfTest = (): string => createFolder(onTestFinished);
