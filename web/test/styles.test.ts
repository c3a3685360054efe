import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const { resolve } = createRequire(import.meta.url);

test('the stylesheets of Mantine’s components come in its own order: a later one undoes what an earlier one says', async () => {
  const all = await readFile(resolve('@mantine/core/styles.css'), 'utf8');
  const imports = await readFile(new URL('../src/app/styles.ts', import.meta.url), 'utf8');
  const components = [...imports.matchAll(/core\/styles\/([A-Z]\w+)\.layer\.css/g)].map(([, name]) => name ?? '');
  const places = await Promise.all(
    components.map(async (name) => {
      const own = await readFile(resolve(`@mantine/core/styles/${name}.css`), 'utf8');
      const [firstRule = name] = /\.m_\w+ \{/.exec(own) ?? [];
      return { name, place: all.indexOf(`\n${firstRule}`) };
    }),
  );
  expect(places.filter(({ place }) => place === -1)).toEqual([]);
  expect(components).toEqual(places.toSorted((a, b) => a.place - b.place).map(({ name }) => name));
});
