import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..');

/** The globs that `turbo.json` watches for the tests of this package, beside its own files. */
const watched = (): string[] => {
  const tasks = readFileSync(join(folder, '../../turbo.json'), 'utf8');
  const [, inputs = ''] = /"@exit-tickets\/bus#test": \{[^}]*"inputs": \[([^\]]*)\]/.exec(tasks) ?? [];
  return [...inputs.matchAll(/"(\.\.\/[^"]+)"/g)].map(([, glob = '']) => glob);
};

test('the tests run again when a file changes that they take from another package by path', () => {
  const files = new Set(watched().flatMap((glob) => globSync(glob, { cwd: folder })));
  const taken = globSync('test/**/*.ts', { cwd: folder }).flatMap((test) =>
    [...readFileSync(join(folder, test), 'utf8').matchAll(/'(?:\.\.\/)+(testing\/src\/[^']+)'/g)].map(
      ([, file]) => `../${file}`,
    ),
  );
  expect(taken.length).toBeGreaterThan(0);
  expect(taken.filter((file) => !files.has(file))).toEqual([]);
});
