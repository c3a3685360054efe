import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { services } from '@exit-tickets/contracts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contextFiles } from './dockerfile/context.ts';
import { readCompose } from './support/compose.ts';
import { newVariables } from './support/deployment.ts';
import { imageOf, readStages, stepsOf } from './support/dockerfile.ts';
import { root } from './support/root.ts';

const ours = ['gateway', ...services] as const;
const text = readFileSync(join(root, 'Dockerfile'), 'utf8');
const manifest = z.object({ devDependencies: z.object({ node: z.string() }) });

test('the images run the same Node as development, in a version that never moves', () => {
  const { devDependencies } = manifest.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  expect(text).toMatch(new RegExp(`^ARG NODE_IMAGE=node:${devDependencies.node}-bookworm-slim$`, 'm'));
});

test('docker-compose.yml builds targets that are there', () => {
  const targets = readStages().map(({ name }) => name);
  const built = Object.values(readCompose(newVariables()).services).flatMap(({ build }) => build?.target ?? []);
  expect(built.sort()).toEqual([...ours, 'operator'].sort());
  expect(targets).toEqual(expect.arrayContaining(built));
});

test.each(ours)('%s starts as node itself, which gets the signals, with what it needs in production alone', (name) => {
  expect(imageOf(name).command).toEqual(['node', `services/${name}/src/main.ts`]);
  const installs = stepsOf(`${name}-packages`).filter(({ text }) => text.startsWith('npm'));
  expect(installs).toEqual([{ instruction: 'RUN', text: `npm ci --omit=dev --workspace services/${name}` }]);
});

test('the operator has what every service needs, as its commands start them', () => {
  const [installs] = stepsOf('operator-packages').filter(({ text }) => text.startsWith('npm'));
  expect(installs?.text.split(' ')).toEqual(expect.arrayContaining(ours.map((name) => `services/${name}`)));
});

test('a build sees every manifest that the lock file names, the sources, and nothing else', () => {
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
