// Writes docs/api-tests.md: every call of the API, and the test files that make it. With `--check` it writes nothing and
// fails when the page is out of date.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { api } from '../packages/contracts/src/api.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = join(root, 'docs/api-tests.md');

const testFiles = globSync('{{packages/*,services/*,web}/test,e2e,web/src}/**/*.test.{ts,tsx}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .sort();

const contracts = "'(?:@exit-tickets/contracts|\\.\\./src/(?:index|api)\\.ts)'";
const imports = new RegExp(`import\\s+(?:\\* as (?<all>\\w+)|\\{(?<some>[^}]*)\\})\\s+from ${contracts}`, 'g');

/** The names that a source imports from contracts, or uses of them when it imports all. */
const namesIn = (source) =>
  [...source.matchAll(imports)].flatMap(({ groups: { all, some } }) =>
    all
      ? [...source.matchAll(new RegExp(`\\b${all}\\.(\\w+)`, 'g'))].map(([, name]) => name)
      : some.split(',').map((name) => name.trim().split(/\s+as\s+/)[0]),
  );

/** What a test has its neighbours do, it does. */
const neighboursOf = (file, source) =>
  [...source.matchAll(/from '(\.{1,2}\/[^']+\.tsx?)'/g)]
    .map(([, path]) => join(root, dirname(file), path))
    .filter((path) => /\/(test|e2e)\//.test(path) && existsSync(path));

const read = (path) => readFileSync(path, 'utf8');
const tests = testFiles.map((file) => {
  const own = read(join(root, file));
  const sources = [own, ...neighboursOf(file, own).map(read)];
  return {
    file,
    source: sources.join('\n'),
    names: new Set(sources.flatMap(namesIn)),
    isOfAll: namesIn(own).includes('api'),
  };
});

const shapeOf = (path) => path.replace(/:\w+/g, ':');
const callsAt = Map.groupBy(api, ({ path }) => shapeOf(path));

/** A path that a test writes out names a call only where no other call has the same path. */
const isWrittenIn = ({ path }, source) => {
  if (callsAt.get(shapeOf(path)).length > 1) return false;
  const parameter = '(?:[\\w%-]+|\\$\\{[^}]*\\})';
  return new RegExp(`['"\`}]${path.replace(/:\w+/g, parameter)}['"\`?]`).test(source);
};

const linkTo = ({ file }) => {
  const [, owner, name] = /^(?:packages\/|services\/)?([^/]+)\/(?:test|src)\/(.+)\.test\.tsx?$/.exec(file) ?? [];
  return `[${owner}/${name}](../${file})`;
};
const linksTo = (some) => some.map(linkTo).join(', ') || '–';

const rowOf = (call) => {
  const { id, method, path, access, service } = call;
  const made = tests.filter(({ isOfAll, names, source }) => !isOfAll && (names.has(id) || isWrittenIn(call, source)));
  return `| \`${method} ${path}\` | ${access} | ${service} | ${linksTo(made)} |`;
};

const text = `# Which tests make which call

Written by \`npm run endpoint-tests\`; do not edit.

These go through every call of the contract and are not repeated below:
${linksTo(tests.filter(({ isOfAll }) => isOfAll))}.

| call | access | owner | also made in |
|---|---|---|---|
${api.map(rowOf).join('\n')}
`;

if (!process.argv.includes('--check')) writeFileSync(page, text);
else if (!existsSync(page) || read(page) !== text) {
  console.error('docs/api-tests.md is out of date: run `npm run endpoint-tests`');
  process.exitCode = 1;
}
