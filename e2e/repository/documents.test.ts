import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages, services } from '@exit-tickets/contracts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
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

const read = (name: string) => readFile(join(root, name), 'utf8');

test.each(services)('the overviews show %s', async (service) => {
  expect(await read('README.md')).toContain(`**${service}**`);
  const architecture = await read('docs/architecture.md');
  expect(architecture).toContain(`${service}["${service}<br/>`);
  expect(architecture).toMatch(new RegExp(`^\\| \`services/\\{.*\\b${service}\\b.*\\}\``, 'm'));
});

test('docs/privacy-for-schools.md says of every collection of a service what it holds', async () => {
  const roles = z.record(z.string(), z.array(z.string())).parse(JSON.parse(await read('deploy/mongo/roles.json')));
  const page = await read('docs/privacy-for-schools.md');
  for (const collection of Object.values(roles).flat()) expect(page).toContain(`\`${collection}\``);
});

test('README.md names the languages that there are', async () => {
  const inEnglish = new Intl.DisplayNames('en', { type: 'language' });
  const names = languages.map((language) => inEnglish.of(language) ?? language);
  expect((await read('README.md')).replaceAll(/\s+/g, ' ')).toContain(
    `in ${new Intl.ListFormat('en-GB').format(names)}.`,
  );
});
