import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOfTests } from '@exit-tickets/testing/folders';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readCompose, readVariables } from './support/compose.ts';
import { newVariables } from './support/deployment.ts';
import { root } from './support/root.ts';

const page = ['operations', 'runbooks', 'tested']
  .map((name) => readFileSync(join(root, 'docs', `${name}.md`), 'utf8'))
  .join('\n');
const scripts = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .transform((manifest) => manifest.scripts)
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
/** The content of the blocks of shell. */
const blocks = [...page.matchAll(/```sh\n(.*?)```/gs)].map(([, text = '']) => text);
const lines = blocks.join('\n').split('\n');
const found = (pattern: RegExp): string[] => [...new Set([...page.matchAll(pattern)].map(([, name = '']) => name))];

describe('the pages for operators name only what exists', () => {
  const paths = [/(?<![\w/])((?:services|scripts|deploy)\/[\w/.-]+)/g, /\]\(\.\.\/([^)#]+)/g];
  test.each(paths.flatMap(found))('%s', (path) => {
    expect(existsSync(join(root, path.replace(/\.$/, '')))).toBe(true);
  });

  test.each(found(/npm run ([a-z][\w:-]*)/g))('npm run %s', (name) => {
    expect(Object.keys(scripts)).toContain(name);
  });

  test('services and profiles of docker-compose.yml', () => {
    const { services } = readCompose(newVariables());
    const named = lines.flatMap((line) => {
      const [, verb, rest = ''] = /docker compose (exec|stop|run|up) (.*)$/.exec(line.replace(/\s+#.*$/, '')) ?? [];
      const words = rest.replace(/(?:--volume|-e) \S+|--?\w+/g, '').split(' ');
      const names = words.filter((word) => word !== '');
      return verb === 'stop' ? names : verb === 'exec' || verb === 'run' ? names.slice(0, 1) : [];
    });
    expect(new Set(named)).toEqual(
      new Set(['gateway', 'auth', 'tickets', 'responses', 'ai', 'pdf', 'mongo', 'operator']),
    );
    for (const name of named) expect(Object.keys(services)).toContain(name);
    for (const profile of found(/--profile ([\w-]+)/g))
      expect(Object.values(services).flatMap(({ profiles }) => profiles)).toContain(profile);
  });
});

test('the script that runs without Node uses the image of the Dockerfile, and no installed package', () => {
  const [, image, script = ''] = /docker run .* (node:\S+) node \/app\/(\S+)/.exec(page) ?? [];
  expect(readFileSync(join(root, 'Dockerfile'), 'utf8')).toContain(`ARG NODE_IMAGE=${image}\n`);
  const imported = (file: string): string[] =>
    [...readFileSync(file, 'utf8').matchAll(/from '([^']+)'/g)].flatMap(([, name = '']) =>
      name.startsWith('.') ? imported(join(file, '..', name)) : [name],
    );
  expect(imported(join(root, script)).filter((name) => !name.startsWith('node:'))).toEqual([]);
});

test('the table names the file that each npm command runs', () => {
  const rows = [...page.matchAll(/^\| `([a-z][\w:-]*)[^|]*\| `(services\/\S+?\.ts)/gm)];
  expect(rows.length).toBeGreaterThan(5);
  for (const [, name = '', file = ''] of rows) {
    const program = scripts[name] ?? '';
    // Where the script of the doctor leads is tested with the doctor.
    if (!program.includes('scripts/doctor.mjs')) expect(program, name).toContain(file);
  }
});

describe('with programs that only print how they were called', () => {
  const folder = folderOfTests();
  beforeAll(() => {
    const programs = {
      // As `docker compose exec -e NAME=value mongo COMMAND…` does.
      docker: `shift 2; while [ "$1" != mongo ]; do [ "$1" = -e ] && export "$2"; shift; done; shift; exec "$@"`,
      mongosh: `for word in "$@"; do echo "$word"; done; echo "$NEW"`,
    };
    for (const [name, text] of Object.entries(programs)) {
      writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`);
      chmodSync(join(folder, name), 0o755);
    }
  });

  const run = (command: string, input = ''): string =>
    execFileSync('/bin/sh', ['-c', command], {
      cwd: folder,
      encoding: 'utf8',
      input,
      env: { PATH: `${folder}:/usr/bin:/bin`, MONGO_INITDB_ROOT_PASSWORD: 'a$b c', NEW: '0f' },
    });

  test.each([
    ['exit-tickets', 'db.dropDatabase()'],
    ['admin', 'db.adminCommand({ setFeatureCompatibilityVersion: "8.0", confirm: true })'],
    ['admin', 'db.changeUserPassword("root", process.env.NEW)'],
  ])('MongoDB gets the command as root, in %s: %s', (database, script) => {
    const calls = lines.filter((line) => line.includes('mongosh')).map((line) => run(line).trim().split('\n'));
    const login = ['--quiet', '-u', 'root', '-p', 'a$b c', '--authenticationDatabase', 'admin'];
    expect(calls).toContainEqual([...login, database, '--eval', script, '0f']);
  });

  test('kubectl gets each value of .env as compose reads it, quotes and all', () => {
    const [recipe = ''] = lines.filter((line) => line.startsWith('sed -E')).map((line) => line.replace(/\|$/, ''));
    const written = `# a comment\nPLAIN=0f\nQUOTED='a$b\\'"#c'\nEMPTY=\nWITH_SPACE='it is'\n`;
    writeFileSync(join(folder, '.env'), written);
    // Kubectl uses everything after the first `=`.
    const values = run(recipe)
      .split('\n')
      .filter((line) => /^[^#]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
    expect(Object.fromEntries(values)).toEqual(readVariables(written));
    expect(readVariables(written).QUOTED).toBe(`a$b'"#c`);
  });
});
