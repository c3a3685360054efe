import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadConfig, secrets } from '@exit-tickets/service-kit/process';
import { folderOfTest } from '@exit-tickets/testing/folders';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readCompose, readVariables } from './support/compose.ts';
import { readDeployment } from './support/deployment.ts';
import { guessable } from './support/guessable.ts';
import { root } from './support/root.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = folderOfTest();
  file = join(folder, '.env');
});

const command = [join(root, 'scripts', 'setup-compose.mjs')];
const setUp = (): string => String(execFileSync(process.execPath, [...command, folder]));
const written = async () => readVariables(await readFile(file, 'utf8'));

test('npm run setup:compose creates every secret that docker-compose.yml requires, for its owner only', async () => {
  expect(setUp()).toContain('secrets were made');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const secrets = await written();
  for (const secret of Object.values(secrets)) expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(Object.values(secrets)).size).toBe(Object.keys(secrets).length);
  expect(() => readCompose(secrets)).not.toThrow();
});

test('a second run changes nothing', async () => {
  setUp();
  const before = await readFile(file, 'utf8');
  expect(setUp()).toContain('nothing was changed');
  expect(await readFile(file, 'utf8')).toBe(before);
});

test('existing values stay, even without a line break at the end, and missing ones are added', async () => {
  const kept = 'the one that signs all sessions of last year';
  await writeFile(file, `LISTEN_PORT=80\nMONGO_AUTH_PASSWORD=\nSESSION_SECRET=${kept}`, { mode: 0o644 });
  setUp();
  expect(await written()).toMatchObject({ LISTEN_PORT: '80', SESSION_SECRET: kept });
  expect((await written()).MONGO_AUTH_PASSWORD).toMatch(/^[0-9a-f]{64}$/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

describe('with deploy/compose/secrets.yml in COMPOSE_FILE', () => {
  const typed = String.raw`'a$b\'"#c'`;
  beforeEach(async () => {
    const lines = [
      'COMPOSE_FILE=docker-compose.yml:deploy/compose/secrets.yml',
      `SMTP_PASSWORD=${typed} # of the school`,
    ];
    await writeFile(file, `${lines.join('\n')}\n`);
  });
  const secretFile = (name: string) => join(folder, 'secrets', name);

  test('each secret is also a file that containers can read, but no other user of this machine', async () => {
    setUp();
    expect((await stat(join(folder, 'secrets'))).mode & 0o777).toBe(0o700);
    const { secrets: files } = readCompose(await written());
    const variables = await written();
    for (const name of Object.keys(files)) {
      expect(await readFile(secretFile(name), 'utf8'), name).toBe(variables[name] ?? '');
      expect((await stat(secretFile(name))).mode & 0o777).toBe(0o444);
    }
    expect(await readFile(secretFile('SMTP_PASSWORD'), 'utf8')).toBe(`a$b'"#c`);
  });

  test('a second run writes only what has changed in .env', async () => {
    setUp();
    const before = (await stat(secretFile('SESSION_SECRET'))).mtimeMs;
    await writeFile(file, (await readFile(file, 'utf8')).replace(typed, 'another'));
    expect(setUp()).toContain(' 1 files were written');
    expect(await readFile(secretFile('SMTP_PASSWORD'), 'utf8')).toBe('another');
    expect((await stat(secretFile('SESSION_SECRET'))).mtimeMs).toBe(before);
  });
});

test('without secrets.yml there are no secret files', () => {
  setUp();
  expect(existsSync(join(folder, 'secrets'))).toBe(false);
});

test.each(guessable)('a guessable password is named, and nothing is written: %s', async (password) => {
  const before = `MONGO_AUTH_PASSWORD='${password}'\n`;
  await writeFile(file, before);
  const { status, stderr } = spawnSync(process.execPath, [...command, folder], { encoding: 'utf8' });
  expect(stderr).toMatch(/^MONGO_AUTH_PASSWORD in .*\.env /m);
  expect(stderr).not.toContain(password);
  expect(status).toBe(1);
  expect(await readFile(file, 'utf8')).toBe(before);
});

test('a session secret needs 32 characters, and so does each of several', async () => {
  await writeFile(file, `SESSION_SECRET=${'0123456789abcdef'.repeat(2)},0123456789abcdef\n`);
  const { status, stderr } = spawnSync(process.execPath, [...command, folder], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(/^SESSION_SECRET in .* 32/m) });
});

test.each(['1234567890abcdef1234567890abcdef', 'abcabcab'.repeat(8), 'geheim-van-onze-school-geheim-van'])(
  'a secret that every service refuses is refused before one starts: %s',
  async (secret) => {
    expect(() => loadConfig(z.object({ SESSION_SECRET: secrets }), { SESSION_SECRET: secret })).toThrow(/guessed/);
    await writeFile(file, `SESSION_SECRET=${secret}\n`);
    const { status, stderr } = spawnSync(process.execPath, [...command, folder], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(/^SESSION_SECRET in /m) });
  },
);

test('a guessable root password of MongoDB has to be changed in MongoDB first', async () => {
  await writeFile(file, 'MONGO_ROOT_PASSWORD=schoolmongo\n');
  const { status, stderr } = spawnSync(process.execPath, [...command, folder], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(/MongoDB keeps it.*Rotate secrets/) });
});

test('a password with special characters reaches its service unchanged, in single quotes', async () => {
  setUp();
  const typed = String.raw`a$b\'"#c`;
  await writeFile(file, `SMTP_PASSWORD='${typed}'\nMONGO_AUTH_PASSWORD='${typed}'\n`, { flag: 'a' });
  const { environment } = readDeployment(await written()).get('auth') ?? {};
  expect(environment).toMatchObject({ SMTP_PASSWORD: `a$b'"#c`, MONGODB_PASSWORD: `a$b'"#c` });
});
