import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './named-tests.ts';
import { constructedIn, readSites, sitesIn } from './regular-expressions.ts';
import { problemsOf } from './super-linear.ts';

const leftOut = [
  'packages/testing/', // reads only texts that tests have written
  'packages/question-picker/src/languages/', // reads lines and sentences of bounded length, in threads with a time limit
  'web/src/testing/',
];

const files = globSync('{services/*,packages/*,web}/src/**/*.{ts,tsx}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.includes('.test.') && !leftOut.some((folder) => file.startsWith(folder)))
  .sort();

const problemsIn = (expression: string): string[] =>
  sitesIn('some.ts', `export const some = ${expression};`).flatMap(({ literal }) =>
    literal ? problemsOf(literal) : [],
  );

test.each([
  ['/a+$/', 'slow on "a".repeat(n)'],
  ['/which .* are/', 'slow on "which ".repeat(n)'],
  ['/^\\s*q=…\\s*$/m', 'slow on "\\n".repeat(n)'],
  ['/^(?:a+)+$/', 'exponential'],
  ['/^(?:a|b|ab)+$/', 'exponential'],
  ['/^(?:\\d{2,9}){1,5}$/', 'exponential'],
])('the check reports the problem of %s', (expression, problem) => {
  expect(problemsIn(expression)).toContain(problem);
});

test.each(['/(?<!a)a+$/', '/^a*b/', '/which (?:(?!which ).)* are/', '/(?<=for: )a*\\n/', '/\\n\\s*\\n/'])(
  'the check accepts %s',
  (expression) => {
    expect(problemsIn(expression)).toEqual([]);
  },
);

test('no regular expression in the sources takes more than linear time, unless a comment says why its work is bounded', async () => {
  const sites = (
    await Promise.all(files.map(async (file) => ({ file, found: await readSites(join(root, file)) })))
  ).flatMap(({ file, found }) => found.map((site) => ({ file, ...site })));
  const constructing = new Set(sites.filter(({ literal }) => !literal).map(({ file }) => join(root, file)));
  const constructed = await constructedIn([...constructing]);
  const problems = sites.flatMap(({ file, line, literal, reason }) => {
    const instances = constructed.filter((one) => one.path === join(root, file) && one.line === line);
    const patterns = literal ? [literal] : instances;
    const found = patterns.length > 0 ? patterns.flatMap(problemsOf) : ['constructed later, and not looked at'];
    if (reason) return found.length > 0 ? [] : [`${file}:${line}: linear; its reason is needless`];
    return found.map((problem) => `${file}:${line}: ${problem}`);
  });
  expect(sites.length).toBeGreaterThan(300);
  expect(problems).toEqual([]);
});
