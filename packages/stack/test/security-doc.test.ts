import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const page = await readFile(`${root}docs/security.md`, 'utf8');

interface Named {
  file: string;
  titles: string[];
}

/** The tests that a row names: `[short](../path/of.test.ts): “title”, “title”; [short](…): “title”`. */
const testsIn = (row: string): Named[] =>
  row.split('](../').flatMap((part) => {
    const [, file, rest = ''] = /^([^)]+\.test\.tsx?)\): (.*)/.exec(part) ?? [];
    return file ? [{ file, titles: [...rest.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title) }] : [];
  });

const rows = page.split('\n').filter((line) => /^\| (?!attack|cookie|`)/.test(line));
const named = rows.flatMap(testsIn);

test('every attack in docs/security.md names a test', () => {
  expect(rows.length).toBeGreaterThan(40);
  for (const row of rows)
    expect(
      testsIn(row).flatMap(({ titles }) => titles),
      row,
    ).not.toHaveLength(0);
});

test.each([...Map.groupBy(named, ({ file }) => file)])(
  'docs/security.md names tests that exist: %s',
  async (file, all) => {
    expect(existsSync(root + file)).toBe(true);
    const source = await readFile(root + file, 'utf8');
    const missing = all.flatMap(({ titles }) => titles).filter((title) => !source.includes(`'${title}'`));
    expect(missing).toEqual([]);
  },
);
