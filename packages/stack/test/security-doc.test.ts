import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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

/** What stands behind the one public door: the gateway itself, or a process of the whole app. */
const doors = [/^@exit-tickets\/gateway\b/, /\/services\/gateway\/src\/app\.ts$/, /\/stack\/test\/app-process\.ts$/];

/** Whether a file, or one of its own that it imports, opens the door. */
const opensTheDoor = async (path: string, seen = new Set<string>()): Promise<boolean> => {
  seen.add(path);
  const imports = [...(await readFile(path, 'utf8')).matchAll(/ from '([^']+)'/g)].map(([, name = '']) =>
    name.startsWith('.') ? join(dirname(path), name) : name,
  );
  if (imports.some((name) => doors.some((door) => door.test(name)))) return true;
  for (const name of imports)
    if (name.endsWith('.ts') && !seen.has(name) && (await opensTheDoor(name, seen))) return true;
  return false;
};

test.each(rows.map((row) => ({ attack: row.split(' | ')[0]?.slice(2), row })))(
  'is defended at the gateway, where people meet it: $attack',
  async ({ row }) => {
    const opening = await Promise.all(testsIn(row).map(({ file }) => opensTheDoor(join(root, file))));
    expect(opening).toContain(true);
  },
);

test.each([...Map.groupBy(named, ({ file }) => file)])(
  'docs/security.md names tests that exist: %s',
  async (file, all) => {
    expect(existsSync(root + file)).toBe(true);
    const source = await readFile(root + file, 'utf8');
    const missing = all.flatMap(({ titles }) => titles).filter((title) => !source.includes(`'${title}'`));
    expect(missing).toEqual([]);
  },
);
