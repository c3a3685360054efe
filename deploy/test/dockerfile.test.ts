import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { services } from '@exit-tickets/contracts';
import { folderOfTest } from '@exit-tickets/testing/folders';
import { expect, test } from 'vitest';
import { z } from 'zod';
import nodeOptions from '../../services/all-in-one/node-options.json' with { type: 'json' };
import { contextFiles, isIgnored } from './support/build-context.ts';
import { readCompose } from './support/compose.ts';
import { newVariables } from './support/deployment.ts';
import { imageOf, readStages, stepsOf } from './support/dockerfile.ts';
import { root } from './support/root.ts';

const ours = ['gateway', ...services] as const;
const text = readFileSync(join(root, 'Dockerfile'), 'utf8');
/** `--omit=dev` alone would still install what the tests of a service need. */
const leavesOutTests = 'npm pkg delete devDependencies --workspaces';
const installsOf = (name: string): string[] =>
  stepsOf(`${name}-packages`).flatMap(({ text }) => (text.startsWith('npm') ? [text] : []));
const manifest = z.object({ devDependencies: z.object({ node: z.string() }) });

test('the images run the same Node as development, pinned to an exact version', () => {
  const { devDependencies } = manifest.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  expect(text).toMatch(new RegExp(`^ARG NODE_IMAGE=node:${devDependencies.node}-bookworm-slim$`, 'm'));
});

test('docker-compose.yml builds only existing targets', () => {
  const targets = readStages().map(({ name }) => name);
  const built = Object.values(readCompose(newVariables()).services).flatMap(({ build }) => build?.target ?? []);
  expect(built.sort()).toEqual([...ours, 'operator', 'setup'].sort());
  expect(targets).toEqual(expect.arrayContaining(built));
});

test.each(ours)('%s starts as node itself, which gets the signals, with only its production dependencies', (name) => {
  expect(imageOf(name).command).toEqual(['node', `services/${name}/src/main.ts`]);
  expect(installsOf(name)).toEqual([leavesOutTests, `npm ci --omit=dev --workspace services/${name}`]);
});

test('the web is built from every package that it imports, in an image and by `npm start`', () => {
  const own = z.object({ dependencies: z.record(z.string(), z.string()).default({}) });
  const neededBy = (folder: string): string[] => {
    const { dependencies } = own.parse(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')));
    const needed = Object.keys(dependencies).filter((name) => name.startsWith('@exit-tickets/'));
    return needed.map((name) => name.replace('@exit-tickets', 'packages')).flatMap((each) => [each, ...neededBy(each)]);
  };
  const needed = [...new Set(neededBy('web'))].sort();
  const copied = stepsOf('web').flatMap(({ text }) => /^(packages\/\S+) /.exec(text)?.[1] ?? []);
  expect(copied.sort()).toEqual(needed);
  const setUp = readFileSync(join(root, 'scripts', 'set-up.mjs'), 'utf8');
  for (const name of needed) expect(setUp).toContain(`'${name}'`);
});

test('the operator has exactly what the services need for its commands', () => {
  expect(installsOf('operator')).toEqual([leavesOutTests, 'npm ci --omit=dev --workspace services/all-in-one']);
});

test('the all-in-one image starts what `npm start` starts, with the same options, as an unprivileged user', () => {
  const { command, environment, user } = imageOf('all-in-one');
  expect(command).toEqual(['node', ...nodeOptions.arguments, 'services/all-in-one/src/main.ts']);
  expect(environment).toMatchObject({ ...nodeOptions.environment, HOST: '0.0.0.0', DATA_DIR: '/data' });
  expect(user).toBe('1000:1000');
  const steps = stepsOf('all-in-one').map(({ instruction, text }) => `${instruction} ${text}`);
  expect(steps).toContainEqual('VOLUME ["/data", "/tmp"]');
  expect(steps).toContainEqual(expect.stringMatching(/^HEALTHCHECK .*CMD \["node", "packages\/.*healthcheck\.ts"\]$/));
});

test.each([
  { arch: 'x64', installed: false },
  { arch: 'arm64', installed: true },
])(
  'on $arch the image of pdf gets Debian’s Chromium only where npm has none, whatever the builder sets',
  ({ arch, installed }) => {
    const steps = stepsOf('browser');
    // BuildKit prefers the default of an ARG in the stage to its own value; the classic builder has only the default.
    const defaults = steps.filter(({ instruction, text }) => instruction === 'ARG' && text.includes('='));
    const environment = Object.fromEntries(defaults.map(({ text }) => text.split('=')));
    const script = steps.find(({ text }) => text.includes('chromium'))?.text.replaceAll(' /var/', ' ./var/') ?? '';
    const folder = folderOfTest();
    const programs = { node: `echo ${arch}`, 'apt-get': 'echo "$@" >> asked' };
    for (const [name, text] of Object.entries(programs)) {
      writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`);
      chmodSync(join(folder, name), 0o755);
    }
    const env = { ...environment, PATH: `${folder}:/usr/bin:/bin` };
    execFileSync('/bin/sh', ['-c', `touch asked; ${script}`], { cwd: folder, env });
    expect(readFileSync(join(folder, 'asked'), 'utf8').includes('chromium')).toBe(installed);
  },
);

test('a build sees every manifest of the lock file and the sources, and nothing else', () => {
  const files = contextFiles();
  const lock = z.object({ packages: z.record(z.string(), z.unknown()) });
  const { packages } = lock.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const workspaces = Object.keys(packages).filter((path) => !path.includes('node_modules'));
  expect(files).toEqual(expect.arrayContaining(workspaces.map((path) => join(path, 'package.json'))));
  const needed = ['package-lock.json', '.npmrc', 'tsconfig.base.json', 'web/index.html', 'services/auth/src/main.ts'];
  expect(files).toEqual(expect.arrayContaining(needed));
  for (const path of files)
    expect(path).not.toMatch(/(^|\/)(test|node_modules|dist|bench|docs)\/|^\.(env|git|data)|\.test\.tsx?$/);
});

test('no build sees secrets or backups beside the sources', () => {
  for (const path of ['.env', '.data/session-secret', 'backups/exit-tickets-2026.jsonl.gz'])
    expect(isIgnored(path), path).toBe(true);
});
