import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { folderOfTest, folderOfTests } from '@exit-tickets/testing/folders';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { contextFiles } from './support/build-context.ts';
import { composeText, readCompose, readVariables } from './support/compose.ts';
import { newVariables } from './support/deployment.ts';
import { imageOf, stepsOf } from './support/dockerfile.ts';
import { root } from './support/root.ts';

/** A script for the Node of the machine, without types. */
const { publish, publishOne, othersIn } = z
  .object({
    publish: z.custom<(text: string, nameOf: (name: string) => string) => string>(
      (value) => typeof value === 'function',
    ),
    publishOne: z.custom<(text: string, names: Record<'registry' | 'tag' | 'caddy', string>) => string>(
      (value) => typeof value === 'function',
    ),
    othersIn: z.custom<(text: string) => string[]>((value) => typeof value === 'function'),
  })
  .parse(await import(pathToFileURL(join(root, 'scripts', 'release.mjs')).href));

const digest = `@sha256:${'0123456789abcdef'.repeat(4)}`;
const published = publish(composeText(), (name) =>
  name.includes(':') ? `${name}${digest}` : `registry.example.org/tickets/${name}:1.0.0${digest}`,
);
const built = Object.entries(readCompose(newVariables()).services).filter(([, { build }]) => build);

// The empty folder of a school, with the published file in it.
const school = folderOfTests();
writeFileSync(join(school, 'docker-compose.yml'), published);

/** A published file instead of the one of the sources, as compose reads it. */
const readPublished = (variables: Record<string, string>) =>
  readCompose({ ...variables, COMPOSE_FILE: join(school, 'docker-compose.yml') });

test('the published file is docker-compose.yml with images in place of builds, each by its digest', () => {
  const variables = newVariables();
  const [source, release] = [readCompose(variables), readPublished(variables)];
  expect(built.length).toBeGreaterThan(6);
  for (const [name, { build }] of built) {
    expect(release.services[name]?.image).toBe(`registry.example.org/tickets/${build?.target}:1.0.0${digest}`);
    expect(release.services[name]).not.toHaveProperty('build');
  }
  for (const { image } of Object.values(release.services)) expect(image).toMatch(/^[\w./-]+:[\w.-]+@sha256:\w{64}$/);
  const withoutImages = ({ services, ...rest }: typeof source) => ({
    ...rest,
    services: Object.fromEntries(
      Object.entries(services).map(([name, { image: _, build: __, ...service }]) => [name, service]),
    ),
  });
  expect(withoutImages(release)).toEqual(withoutImages(source));
});

test('the published file names no command of the sources, and no file but itself and .env', () => {
  expect(published).not.toMatch(/npm run|--build/);
  expect(published).not.toMatch(/^ +(?:build|env_file|extends|include): /m);
  expect(published).not.toMatch(/- ?\.{1,2}\/|\[\s*'?\.{1,2}\//);
});

test('every third-party image is looked up, and can still be replaced', () => {
  const named = Object.values(readCompose(newVariables()).services).filter(({ build }) => !build);
  expect(new Set(othersIn(composeText()))).toEqual(new Set(named.map(({ image }) => image)));
  expect(readPublished({ ...newVariables(), MONGO_IMAGE: 'mongo:7.0.28' }).services.mongo?.image).toBe('mongo:7.0.28');
});

test('the file for one container has the version as a variable, and the proxy in front of it by its digest', () => {
  const source = 'deploy/compose/all-in-one.yml';
  const registry = 'registry.example.org/tickets';
  writeFileSync(
    join(school, 'one.yml'),
    publishOne(composeText(source), { registry, tag: '1.0.0', caddy: `caddy:2${digest}` }),
  );
  const read = (file: string, more: Record<string, string> = {}) =>
    readCompose({ COMPOSE_FILE: file, DOMAIN: 'tickets.school.example', ...more }).services;
  const [before, after] = [read(source), read(join(school, 'one.yml'))];
  expect(after).toEqual({
    app: { ...before.app, image: `${registry}/all-in-one:1.0.0` },
    caddy: { ...before.caddy, image: `caddy:2${digest}` },
  });
  expect(read(join(school, 'one.yml'), { VERSION: '1.1.0' }).app?.image).toBe(`${registry}/all-in-one:1.1.0`);
  expect(after.app?.environment.PUBLIC_URL).toBe('https://tickets.school.example');
  expect(after.app?.ports).toEqual([]);
  expect(() => read(source, { DOMAIN: '' })).toThrow(/DOMAIN.*write DOMAIN=/);
});

test('docker-bake.hcl builds what docker-compose.yml builds and all-in-one, for both processors, and never as latest', () => {
  const bake = readFileSync(join(root, 'docker-bake.hcl'), 'utf8');
  const images = z.array(z.string()).parse(JSON.parse(/image = (\[.*\])/.exec(bake)?.[1] ?? 'null'));
  expect(images.sort()).toEqual(['all-in-one', ...built.map(([, { build }]) => build?.target)].sort());
  expect(bake).toContain('default = "linux/amd64,linux/arm64"');
  expect(bake.replace(/^#.*$/gm, '')).not.toContain('latest');
});

test('the setup image writes .env beside the published file once, and secret files when they are configured', () => {
  // The files that the Dockerfile copies, which are all that the image has.
  const image = folderOfTest();
  const copied = stepsOf('setup').filter(
    ({ instruction, text }) => instruction === 'COPY' && !text.startsWith('--from'),
  );
  for (const { text } of copied) {
    const parts = text.split(' ');
    const [to = '', ...from] = parts.reverse();
    for (const file of from)
      cpSync(join(root, file), join(image, to.endsWith('/') ? join(to, file.replace(/^.*\//, '')) : to), {
        recursive: true,
      });
  }
  const { command } = imageOf('setup');
  const [shell = '', ...args] = command.map((word) => word.replaceAll('/installation', school));
  const PATH = `${join(process.execPath, '..')}:/usr/bin:/bin`;
  const run = () => execFileSync(shell, args, { cwd: image, env: { PATH }, encoding: 'utf8' });
  const first = run();
  expect(first).toMatch(/^(ok|warning) +\S.*memory/m);
  expect(first).toMatch(/Now: docker compose up -d$/m);
  const before = readFileSync(join(school, '.env'), 'utf8');
  expect(() => readPublished(readVariables(before))).not.toThrow();
  expect(Object.keys(readVariables(before)).sort()).toEqual(Object.keys(newVariables()).sort());
  expect(run()).toContain('nothing was changed');
  expect(readFileSync(join(school, '.env'), 'utf8')).toBe(before);
  appendFileSync(join(school, '.env'), 'COMPOSE_FILE=docker-compose.yml:deploy/compose/secrets.yml\n');
  expect(run()).toMatch(/secrets: \d+ files were written/);
});

test('the files of MongoDB, NATS and Traefik come from the setup image, which has them and those of compose', () => {
  const { setup, nats, 'mongo-users': users } = readCompose(newVariables()).services;
  expect(setup?.entrypoint).toEqual(['cp', '-r', 'deploy/mongo', 'deploy/nats', 'deploy/traefik', '/settings']);
  const copied = stepsOf('setup').map(({ text }) => text);
  for (const name of ['compose', 'mongo', 'nats', 'traefik']) {
    expect(copied).toContain(`deploy/${name} deploy/${name}`);
    expect(contextFiles().some((file) => file.startsWith(`deploy/${name}/`))).toBe(true);
  }
  for (const reader of [nats, users]) {
    expect(reader?.volumes).toContain('settings:/settings:ro');
    expect(reader?.depends_on).toMatchObject({ setup: { condition: 'service_completed_successfully' } });
  }
  expect(Object.keys(parse(published).volumes)).toContain('settings');
});
