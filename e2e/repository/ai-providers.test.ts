import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aiConfig } from '@exit-tickets/ai/config';
import { providerKinds } from '@exit-tickets/ai/providers';
import { languages } from '@exit-tickets/contracts';
import { secretNamesIn } from '@exit-tickets/service-kit';
import { expect, test } from 'vitest';
import { root } from './named-tests.ts';

const variables = providerKinds.flatMap(({ chosenBy }) => chosenBy);
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The files that explain how to connect a model. */
const documentingFiles = [
  'deploy/compose/coolify.yml',
  'docs/ai.md',
  'docs/privacy-for-schools.md',
  'scripts/configuration.mjs',
  ...languages.map((language) => `web/src/shared/i18n/${language}/editor.ts`),
];

test.each(documentingFiles)('%s names the variables that connect each kind of provider', (file) => {
  const text = read(file);
  expect(variables.filter((variable) => !text.includes(variable))).toEqual([]);
});

test.each(secretNamesIn(aiConfig.shape))('docs/operations.md explains how to rotate %s', (name) => {
  expect(read('docs/operations.md').includes(`\n| \`${name}\` |`)).toBe(true);
});

test('only the folder of a provider names its variables', () => {
  const files = globSync('{services,packages}/*/src/**/*.ts', {
    cwd: root,
    exclude: ['services/ai/src/model/provider/*/*', 'packages/testing/**'],
  });
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => variables.some((variable) => read(file).includes(variable)))).toEqual([]);
});
