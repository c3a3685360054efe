import { cp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listenOnFreePort } from '@exit-tickets/testing';
import { folderOfTest, folderOfTests } from '@exit-tickets/testing/folders';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startAllInOne } from '../../services/all-in-one/src/index.ts';
import { explainStart } from '../../services/all-in-one/src/start-error.ts';
import { freePort, runUntilExit } from '../support/app-process.ts';

let dataDir: string;
/** The data folder of an app that was started once. */
const usedDataDir = folderOfTests();
beforeAll(() => expectStarts({ DATA_DIR: usedDataDir }));
beforeEach(() => {
  dataDir = folderOfTest();
});

/** The message of a failed start within this process, as a separate process would print it before it exits with 1. */
const explanation = async (environment: Record<string, string>): Promise<string | undefined> => {
  try {
    const allInOne = await startAllInOne({ LOG_LEVEL: 'silent', PORT: '0', ...environment });
    await allInOne.context.close();
    return 'it starts';
  } catch (error) {
    return explainStart(error);
  }
};
const expectStarts = (environment: Record<string, string>) =>
  explanation(environment).then((line) => expect(line).toBe('it starts'));

describe('a start that cannot succeed prints the reason in one line', () => {
  test('when the port is taken', async () => {
    const other = createServer();
    const port = await listenOnFreePort(other);
    expect(await runUntilExit({ DATA_DIR: dataDir, PORT: String(port) })).toEqual({
      code: 1,
      lines: [`port ${port} is taken: stop what uses it, or choose another with PORT=…`],
    });
    other.close();
  });

  test('when the metrics have the same port', async () => {
    const port = String(await freePort());
    expect(await explanation({ DATA_DIR: dataDir, PORT: port, METRICS_PORT: port })).toBe(
      `PORT and METRICS_PORT are both ${port}: choose another for one of them`,
    );
  });

  test('when DATA_DIR cannot be written to', async () => {
    const file = join(dataDir, 'a-file');
    await writeFile(file, '');
    const path = join(file, 'data');
    expect(await explanation({ DATA_DIR: path })).toBe(
      `DATA_DIR ${path} cannot be written to: have a folder there that can be written to, or name another`,
    );
  });

  test('when another app uses the same DATA_DIR, and that app keeps running', async () => {
    const PORT = String(await freePort());
    const { addresses, context } = await startAllInOne({ LOG_LEVEL: 'silent', PORT, DATA_DIR: dataDir });
    const { code, lines } = await runUntilExit({ DATA_DIR: dataDir, PORT: String(await freePort()) });
    expect({ code, lines }).toEqual({
      code: 1,
      lines: [
        `The data folder ${join(dataDir, 'database')} is in use by another process: stop that one first, or give this one a folder of its own`,
      ],
    });
    expect((await fetch(`${addresses.local}/api/health`)).status).toBe(200);
    await context.close();
  });

  const advice = 'restore this folder from a backup, or move it away to begin anew';

  test('when the database of an app that was not stopped is damaged', async () => {
    await cp(usedDataDir, dataDir, { recursive: true });
    const database = join(dataDir, 'database');
    await truncate(join(database, 'data.mdb'), 5_000);
    expect(await runUntilExit({ DATA_DIR: dataDir, PORT: String(await freePort()) })).toEqual({
      code: 1,
      // The database was not closed, so the start verifies it first, and says so.
      lines: [
        expect.stringContaining('verifying the database'),
        `The data in ${database} cannot be used, data.mdb is damaged: ${advice}`,
      ],
    });
  });

  test.each([
    ['is emptied', (file: string) => truncate(file, 0), 'data.mdb is missing or empty'],
    ['is deleted', (file: string) => rm(file), 'data.mdb is missing or empty'],
    ['is truncated', (file: string) => truncate(file, 5_000), 'data.mdb is damaged'],
    ['has another format', (file: string) => writeFile(file, 'x'.repeat(20_000)), 'data.mdb is damaged'],
  ])('when the file of the database %s, without changing the file', async (_why, damage, what) => {
    await cp(usedDataDir, dataDir, { recursive: true });
    const database = join(dataDir, 'database');
    const file = join(database, 'data.mdb');
    await damage(file);
    const before = await readFile(file).catch(() => 'no file');
    expect(await explanation({ DATA_DIR: dataDir })).toBe(`The data in ${database} cannot be used, ${what}: ${advice}`);
    expect(await readFile(file).catch(() => 'no file')).toEqual(before);
  });

  test('when the stored session secret is too short, and starts once it is deleted', async () => {
    const file = join(dataDir, 'session-secret');
    const remedy = 'delete it and a new one is made (everybody then logs in again)';
    for (const stored of ['', 'abc', ' '.repeat(40)]) {
      await writeFile(file, stored);
      expect(await explanation({ DATA_DIR: dataDir })).toBe(`${file} holds no secret of at least 32 bytes: ${remedy}`);
    }
    await rm(file);
    await expectStarts({ DATA_DIR: dataDir });
    expect((await readFile(file, 'utf8')).length).toBeGreaterThanOrEqual(32);
    expect((await readdir(dataDir)).sort()).toEqual(['address.json', 'database', 'database-url', 'session-secret']);
  });

  test.each([
    [{ PORT: 'three thousand' }, /^PORT is not valid: must be a whole number from 0 to 65535$/],
    [{ SESSION_SECRET: 'short' }, /^SESSION_SECRET is not valid: needs at least 32 bytes$/],
    [{ SESSION_SECRET: 'change-me'.repeat(4) }, /^SESSION_SECRET is not valid: can be guessed: take one from `openssl/],
    [{ PUBLIC_URL: 'school.example' }, /^PUBLIC_URL is not valid: write it whole, as in https:/],
    [{ PUBLIC_URL: 'ftp://school.example' }, /^PUBLIC_URL is not valid: write it whole/],
    [{ PUBLIC_URL: 'https://https://school.example' }, /^PUBLIC_URL is not valid: write it once, with nothing behind/],
    [{ PUBLIC_URL: 'https://school.example/tickets' }, /^PUBLIC_URL is not valid: write it once/],
    [{ REGISTRATION: 'teachers' }, /^REGISTRATION is not valid: .*open.*invite.*closed/],
    [{ REGISTRATION_DOMAINS: '@school' }, /^REGISTRATION_DOMAINS is not valid: must be a list of domains/],
    [{ SMTP_URL: 'mailto:me' }, /^SMTP_URL is not valid: write it whole, as in smtp:/],
    [{ SMTP_URL: 'smtp:/mail.school.example' }, /^SMTP_URL is not valid: write it whole/],
    [{ MAIL_FROM: 'school' }, /^MAIL_FROM is not valid: must be an address, as in Exit tickets <tickets@school/],
    [{ DEMO_RESET_LINKS: 'perhaps' }, /^DEMO_RESET_LINKS is not valid/],
    [{ DEMO_RESET_LINKS: 'true', NODE_ENV: 'production' }, /^DEMO_RESET_LINKS is not valid: .+ NODE_ENV=production$/],
    [{ DEMO_RESET_LINKS: 'true', SMTP_URL: 'smtp://127.0.0.1:25' }, /^DEMO_RESET_LINKS is not valid: .+ SMTP_URL$/],
    [{ DEMO: 'true', SMTP_URL: 'smtp://127.0.0.1:25' }, /^DEMO is not valid: .+ SMTP_URL$/],
    [{ DEMO: 'true', REGISTRATION: 'invite' }, /^DEMO is not valid: .+ REGISTRATION=invite$/],
    [{ DEMO: 'true', DEMO_RESET_LINKS: 'true' }, /^DEMO is not valid: .+ DEMO_RESET_LINKS$/],
    [{ DEMO_RESET_LINKS: 'true', HOST: '0.0.0.0' }, /^DEMO_RESET_LINKS is not valid: .+ HOST off loopback/],
    [
      { DEMO_RESET_LINKS: 'true', PUBLIC_URL: 'https://school.example' },
      /^DEMO_RESET_LINKS is not valid: .+ PUBLIC_URL off/,
    ],
  ])('when the environment contains %o', async (wrong, line) => {
    expect(await explanation({ DATA_DIR: dataDir, ...wrong })).toMatch(line);
  });

  test('when several variables are wrong', async () => {
    expect(await runUntilExit({ DATA_DIR: dataDir, PORT: '0', SESSION_SECRET: 'short', PUBLIC_URL: 'school' })).toEqual(
      {
        code: 1,
        lines: [expect.stringMatching(/^SESSION_SECRET is not valid: .+; PUBLIC_URL is not valid: /)],
      },
    );
  });
});
