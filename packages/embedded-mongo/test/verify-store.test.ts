import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { findDamage } from '../src/storage/verify-store.ts';
import { temporaryFolder } from './support/database.ts';

const program = (source: string): URL => {
  const folder = temporaryFolder();
  onTestFinished(() => folder.remove());
  const path = join(folder.path, 'verify.mjs');
  writeFileSync(path, source);
  return pathToFileURL(path);
};
const hang = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';

test.each([
  ['is whole', 'process.send(null);', undefined],
  ['is damaged', 'process.send("an entry is gone");', 'an entry is gone'],
])('a process that has reported that a file %s is not waited for when it hangs', async (_what, sent, found) => {
  // Sent before it hangs: the callback runs once the message is out.
  const source = `${sent.replace(');', ', () => { ')}${hang} });`;
  expect(await findDamage('data.mdb', program(source))).toBe(found);
});

test.each([
  ['an exit', 'process.exit(3);', 'ended with 3'],
  ['a crash', 'process.kill(process.pid, "SIGSEGV"); setInterval(() => {}, 1000);', 'ended with SIGSEGV'],
])('%s without a result counts as damage', async (_how, source, found) => {
  expect(await findDamage('data.mdb', program(source))).toContain(found);
});

test('a signal from outside is an error, not damage', async () => {
  const source = 'process.kill(process.pid, "SIGTERM"); setInterval(() => {}, 1000);';
  await expect(findDamage('data.mdb', program(source))).rejects.toThrow('SIGTERM');
});
