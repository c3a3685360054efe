import { existsSync, globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { languages, services } from '@exit-tickets/contracts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { missingTitles, root, testsIn } from './named-tests.ts';

/** The documents that cite a test or a file for each claim. */
const documents = await Promise.all(
  ['docs/accessibility.md', 'docs/privacy-for-schools.md', 'docs/security.md'].map(async (name) => ({
    name,
    page: await readFile(join(root, name), 'utf8'),
  })),
);

describe.each(documents)('$name', ({ page }) => {
  test('links a test or a file for every claim', () => {
    const claims = page
      .split(' shown by |\n')
      .slice(1)
      .flatMap((part) => part.split('\n\n')[0]?.split('\n').slice(1) ?? []);
    expect(claims.length).toBeGreaterThan(25);
    for (const claim of claims) expect(claim).toMatch(/\]\(\.\.\/[^)]+\)/);
  });

  test.each(testsIn(page))('cites tests that exist: $file', async (cited) => {
    expect(await missingTitles(cited)).toEqual([]);
  });
});

const read = (name: string) => readFile(join(root, name), 'utf8');

test.each(services)('README.md and docs/architecture.md show %s', async (service) => {
  expect(await read('README.md')).toMatch(new RegExp(`services\\["[^"]*\\b${service}\\b`));
  const architecture = await read('docs/architecture.md');
  expect(architecture).toContain(`${service}["${service}<br/>`);
  expect(architecture).toMatch(new RegExp(`^\\| \`services/\\{.*\\b${service}\\b.*\\}\``, 'm'));
});

test('README.md has at most 70 lines, and contains the test command of .ci/run', async () => {
  const readme = await read('README.md');
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(70);
  const command = (await read('.ci/run')).trimEnd().split('\n').at(-1);
  expect(readme).toMatch(new RegExp(`\`\`\`sh\\n(?:.*\\n)*?${command} +#`));
});

/** The anchors that GitHub generates for the headings of a page. */
const anchorsOf = (page: string): string[] =>
  [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

const pages = globSync('{*,docs/**/*,{bench,e2e,packages,services}/**/*,.github/*}.md', {
  cwd: root,
  exclude: ['**/node_modules/**'],
});
test.each(pages)('%s links to files and headings that exist', async (name) => {
  const links = (await read(name)).matchAll(/\]\((?!\w+:|\.\.\/\.\.\/actions)([^)#]*)(?:#([^)]+))?\)/g);
  for (const [link, to = '', anchor] of links) {
    const file = to === '' ? name : join(dirname(name), to);
    expect(existsSync(join(root, file)), link).toBe(true);
    if (anchor && file.endsWith('.md')) expect(anchorsOf(await read(file)), link).toContain(anchor);
  }
});

const roles = z.record(z.string(), z.array(z.string())).parse(JSON.parse(await read('deploy/mongo/roles.json')));

test.each([...new Set(Object.values(roles).flat())])(
  'docs/privacy-for-schools.md says what the collection %s holds',
  async (collection) => {
    const [, section = ''] = (await read('docs/privacy-for-schools.md')).split('\n## Which data, ');
    const [, , table = '', below = ''] = section.split('\n\n');
    const name = `\`${collection}\``;
    const rows = table.split('\n').map((row) => row.split('|'));
    const inTable = rows.flatMap(([, , what = '', where = '']) => (where.includes(name) ? [what] : []));
    // Below the table stands a name, or a list of names, before what they hold.
    const sentence = new RegExp(`${name}(?:(?:,| and) \`\\w+\`)* (\\w[^.;]*)`);
    const [, inText = ''] = sentence.exec(below.replaceAll('\n', ' ')) ?? [];
    expect([...inTable, inText].join(' ')).toMatch(/\w+ \w+/);
  },
);

test('README.md names all languages of the app', async () => {
  const inEnglish = new Intl.DisplayNames('en', { type: 'language' });
  const names = languages.map((language) => inEnglish.of(language) ?? language);
  expect((await read('README.md')).replaceAll(/\s+/g, ' ')).toContain(
    `in ${new Intl.ListFormat('en-GB').format(names)}.`,
  );
});

test('every numbered rule that a comment cites exists in docs/product.md or docs/design.md', async () => {
  const pages = new Map(
    await Promise.all(['product', 'design'].map(async (name) => [name, await read(`docs/${name}.md`)] as const)),
  );
  const exists = (name: string, section: string, rule: string | undefined): boolean => {
    const [, text = ''] = pages.get(name)?.split(`\n## ${section}. `) ?? [];
    const [rules = ''] = text.split('\n## ');
    return rules !== '' && (rule === undefined || rules.includes(`\n${rule}. `));
  };
  const sources = globSync('{packages,services,web}/**/{src,test}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  });
  const cited = sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/docs\/(product|design)\.md (\d+)(?:\.(\d+))?/g)].map(
      ([text, name = '', section = '', rule]) => ({ text: `${file}: ${text}`, exists: exists(name, section, rule) }),
    ),
  );
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter((one) => !one.exists).map(({ text }) => text)).toEqual([]);
});
