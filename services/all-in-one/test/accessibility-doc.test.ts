import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingTitles, root, testsIn } from './named-tests.ts';

const page = await readFile(join(root, 'docs/accessibility.md'), 'utf8');
const claims = page
  .split(' shown by |\n')
  .slice(1)
  .flatMap((part) => part.split('\n\n')[0]?.split('\n').slice(1) ?? []);
const files = [...page.matchAll(/\]\(\.\.\/([^)#]+)\)/g)].map(([, file = '']) => file);

test('every claim of docs/accessibility.md names a test or a file', () => {
  expect(claims.length).toBeGreaterThan(25);
  for (const claim of claims) expect(claim).toMatch(/\]\(\.\.\/[^)]+\)/);
});

test('docs/accessibility.md names files that exist', () => {
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test.each(testsIn(page))('docs/accessibility.md names tests that exist: $file', async (one) => {
  expect(await missingTitles(one)).toEqual([]);
});
