import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCatalogue } from '@exit-tickets/contracts';
import { expect, test } from 'vitest';
import { root } from './named-tests.ts';

const sourcesOf = (pattern: string, without: string): string =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('.test.') && !file.includes(without))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');

test('every error code is used by a source', () => {
  const sources = sourcesOf('{services,packages}/*/src/**/*.ts', 'packages/contracts/src/');
  const rules = sourcesOf('packages/contracts/src/rules/**/*.ts', 'none');
  const unused = Object.keys(errorCatalogue).filter((code) => !`${sources}${rules}`.includes(`'${code}'`));
  expect(unused).toEqual([]);
});

const textsAt = join(root, 'web/src/shared/i18n/nl');
/** Texts of pages without the i18n library, which are read as properties, and the file that collects all texts. */
const readAsProperties = ['landing.ts', 'privacy.ts', 'right-answers.ts', 'student.ts', 'texts.ts'];
const textFiles = globSync('*.ts', { cwd: textsAt }).filter((file) => !readAsProperties.includes(file));

const keysIn = (texts: unknown, path: readonly string[] = []): string[] =>
  typeof texts === 'object' && texts !== null
    ? Object.entries(texts).flatMap(([key, inner]) => keysIn(inner, [...path, key]))
    : [path.join('.')];

/** Whether a key occurs completely, as `namespace:key`, or as a template: `` `status.${status}` ``. */
const uses = (sources: string) => {
  const written = new Set([...sources.matchAll(/['"](?:\w+:)?([\w.]+)['"]/g)].map(([, key]) => key));
  const patterns = [...sources.matchAll(/`(?:\w+:)?([\w.]*)\$\{[^{}`]*\}([\w.]*)`/g)]
    .map(([, start = '', end = '']) => ({ start, end }))
    .filter(({ start, end }) => start.length + end.length > 1);
  return (key: string): boolean =>
    written.has(key) || patterns.some(({ start, end }) => key.startsWith(start) && key.endsWith(end));
};

test.each(textFiles)('every text of %s is used in the sources of the web', async (file) => {
  const sources = sourcesOf('web/src/**/*.{ts,tsx}', '/i18n/');
  const isUsed = uses(sources);
  const keys = keysIn(Object.values(await import(join(textsAt, file)))).map((key) => key.replace(/^\d+\./, ''));
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => !isUsed(key.replace(/_(?:zero|one|two|few|many|other)$/, '')))).toEqual([]);
});
