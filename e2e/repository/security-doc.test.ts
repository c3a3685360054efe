import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root, testsIn } from './named-tests.ts';

const page = await readFile(`${root}docs/security.md`, 'utf8');

const rows = page.split('\n').filter((line) => /^\| (?!attack|cookie|`)/.test(line));

test('every attack in docs/security.md cites a test', () => {
  expect(rows.length).toBeGreaterThan(40);
  for (const row of rows)
    expect(
      testsIn(row).flatMap(({ titles }) => titles),
      row,
    ).not.toHaveLength(0);
});

/** Files that import one of these start the gateway, or a process of the whole app. */
const gatewayModules = [
  /^@exit-tickets\/gateway\b/,
  /\/services\/gateway\/src\/app\.ts$/,
  /\/e2e\/support\/app-process\.ts$/,
];

/** Whether the tests of a file can call a gateway, judging by its imports and theirs. */
const hasGateway = async (path: string, seen = new Set<string>()): Promise<boolean> => {
  seen.add(path);
  const imports = [...(await readFile(path, 'utf8')).matchAll(/ from '([^']+)'/g)].map(([, name = '']) =>
    name.startsWith('.') ? join(dirname(path), name) : name,
  );
  if (imports.some((name) => gatewayModules.some((module) => module.test(name)))) return true;
  for (const name of imports)
    if (name.endsWith('.ts') && !seen.has(name) && (await hasGateway(name, seen))) return true;
  return false;
};

test.each(rows.map((row) => ({ attack: row.split(' | ')[0]?.slice(2), row })))(
  'an attack is tested through the gateway: $attack',
  async ({ row }) => {
    const found = await Promise.all(testsIn(row).map(({ file }) => hasGateway(join(root, file))));
    expect(found).toContain(true);
  },
);
