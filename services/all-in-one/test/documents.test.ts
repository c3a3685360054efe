import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { missingTitles, root, testsIn } from './named-tests.ts';

/** The documents that tell of each claim which test or file shows it. */
const documents = await Promise.all(
  ['docs/accessibility.md', 'docs/privacy-for-schools.md', 'docs/security.md'].map(async (name) => ({
    name,
    page: await readFile(join(root, name), 'utf8'),
  })),
);

describe.each(documents)('$name', ({ page }) => {
  test('names a test or a file with every claim', () => {
    const claims = page
      .split(' shown by |\n')
      .slice(1)
      .flatMap((part) => part.split('\n\n')[0]?.split('\n').slice(1) ?? []);
    expect(claims.length).toBeGreaterThan(25);
    for (const claim of claims) expect(claim).toMatch(/\]\(\.\.\/[^)]+\)/);
  });

  test('names files that exist', () => {
    const files = [...page.matchAll(/\]\(\.\.\/([^)#]+)\)/g)].map(([, file = '']) => file);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  test.each(testsIn(page))('names tests that exist: $file', async (named) => {
    expect(await missingTitles(named)).toEqual([]);
  });
});
