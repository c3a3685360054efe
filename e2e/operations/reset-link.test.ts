import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forgotPassword, login, register, resetPassword } from '@exit-tickets/contracts';
import { createApiClient, runProgram } from '@exit-tickets/testing';
import { folderOfTest, folderOfTests } from '@exit-tickets/testing/folders';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startAllInOne } from '../../services/all-in-one/src/index.ts';
import { type AppProcess, freePort, startApp } from '../support/app-process.ts';

const newPassword = 'nieuw geheim';

const environmentIn = async (dataDir: string) => ({ DATA_DIR: dataDir, PORT: String(await freePort()) });

const newAccount = async (url: string, email: string): Promise<string> => {
  expect((await createApiClient(url).call(register, { body: { email, password: 'vergeten' } })).status).toBe(201);
  return email;
};

/** Requests a reset link with any headers, even ones that a browser or `fetch` would not send. */
const requestLinkWith = (url: string, headers: Record<string, string>, typed: string) =>
  new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
    const options = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
    const call = request(new URL(forgotPassword.path, url), options, (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += String(chunk)));
      answer.on('end', () => resolve({ status: answer.statusCode, body: JSON.parse(text) }));
    });
    call.on('error', reject);
    call.end(JSON.stringify({ email: typed }));
  });

const expectToWork = async (url: string, email: string, link: string) => {
  const client = createApiClient(url);
  expect(link).toContain(`${url}/reset-password?token=`);
  const token = new URL(link).searchParams.get('token') ?? '';
  expect((await client.call(resetPassword, { body: { token, password: newPassword } })).status).toBe(200);
  expect((await client.call(login, { body: { email, password: newPassword } })).status).toBe(200);
};

describe('without mail and without DEMO_RESET_LINKS', () => {
  const dataDir = folderOfTests();
  let environment: Record<string, string>;
  let app: AppProcess;
  beforeAll(async () => {
    environment = await environmentIn(dataDir);
    app = await startApp(environment);
  });
  afterAll(() => app.stop());

  test('no request gets a reset link or learns who has an account, whatever its headers', async () => {
    const email = await newAccount(app.url, 'bo@school.example');
    const { host } = new URL(app.url);
    const loopback = host.replace('localhost', '127.0.0.1');
    const disguises: Record<string, string>[] = [
      {},
      { host: loopback },
      { host: loopback, 'x-forwarded-host': 'localhost', 'x-forwarded-for': '127.0.0.1', origin: `http://${loopback}` },
      { host: 'tickets.example.org', 'x-forwarded-host': loopback, forwarded: `host=${loopback}` },
    ];
    for (const headers of disguises)
      for (const typed of [email, 'nobody@school.example'])
        expect(await requestLinkWith(app.url, headers, typed), JSON.stringify({ headers, typed })).toEqual({
          status: 200,
          body: { message: 'If the email exists, a reset link has been sent', isNotMailed: true },
        });
  });

  test.runIf(process.platform === 'linux')(
    'the start says so, and a requested link appears on the operator’s terminal and works',
    async () => {
      const app = await startApp(await environmentIn(folderOfTest()), { onTerminal: true });
      onTestFinished(async () => void (await app.stop('SIGTERM')));
      const email = await newAccount(app.url, 'an@school.example');
      await vi.waitFor(() => expect(app.output()).toMatch(/^SMTP_URL is not set: .*appear here/m));
      await requestLinkWith(app.url, {}, 'nobody@school.example');
      await requestLinkWith(app.url, {}, email);
      const link = await vi.waitFor(
        () => {
          const [, found = ''] =
            /^Reset link for an@school\.example, valid for 60 minutes: (\S+)\r?$/m.exec(app.output()) ?? [];
          expect(found).not.toBe('');
          return found;
        },
        { timeout: 10_000 },
      );
      await expectToWork(app.url, email, link);
      expect(app.output()).not.toContain('nobody@school.example');
    },
  );

  test('no link goes into a pipe, as to a container’s log or the journal, and the start names the command', async () => {
    const email = await newAccount(app.url, 'dee@school.example');
    await requestLinkWith(app.url, {}, email);
    // Longer than the terminal above needs for its link.
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(app.output()).toMatch(/^SMTP_URL is not set: .*npm run reset-link EMAIL/m);
    expect(app.output()).not.toMatch(/token|dee@school/);
  });

  const command = new URL('../../services/all-in-one/src/reset-link.ts', import.meta.url);

  test('an operator can create a reset link while the app runs, and it works', async () => {
    const email = await newAccount(app.url, 'cas@school.example');
    const { code, stdout } = await runProgram(command, environment, 'Cas@school.example');
    expect(code).toBe(0);
    await expectToWork(app.url, email, stdout.trim());
    expect(await runProgram(command, environment, 'nobody@school.example')).toMatchObject({
      code: 1,
      stderr: 'There is no account for nobody@school.example\n',
    });
  });
});

test('no link is written to a log file, and the start names the command that creates one', async () => {
  const environment = await environmentIn(folderOfTest());
  const log = join(environment.DATA_DIR, 'app.log');
  const file = await open(log, 'w');
  const main = fileURLToPath(new URL('../../services/all-in-one/src/main.ts', import.meta.url));
  // biome-ignore lint/style/noProcessEnv: the app gets the environment of the tests, as a shell would give it
  const env = { ...process.env, BCRYPT_COST: '4', ...environment };
  const app = spawn(process.execPath, [main], { stdio: ['ignore', file.fd, file.fd], env });
  const ended = once(app, 'exit');
  onTestFinished(async () => {
    app.kill('SIGKILL');
    await ended;
    await file.close();
  });
  const written = () => readFile(log, 'utf8');
  await vi.waitFor(async () => expect(await written()).toMatch(/ready at/), { timeout: 60_000 });
  const url = `http://localhost:${environment.PORT}`;
  const email = await newAccount(url, 'an@school.example');
  expect((await requestLinkWith(url, {}, email)).status).toBe(200);
  app.kill('SIGTERM');
  await ended;
  expect(await written()).toMatch(/^No AI model is connected: .*OPENAI_API_KEY or OPENAI_BASE_URL/m);
  expect(await written()).toMatch(/^SMTP_URL is not set: .*npm run reset-link EMAIL/m);
  expect(await written()).not.toMatch(/token|an@school/);
});

test('with DEMO_RESET_LINKS a request for an account gets its link, whatever the Host', async () => {
  const environment = await environmentIn(folderOfTest());
  const forTests = { BCRYPT_COST: '4', LOG_LEVEL: 'silent', DEMO_RESET_LINKS: 'true' };
  const { addresses, context, notices } = await startAllInOne({ ...environment, ...forTests });
  onTestFinished(() => context.close());
  const url = addresses.local;
  const email = await newAccount(url, 'an@school.example');
  expect(notices).toContainEqual(expect.stringMatching(/^DEMO_RESET_LINKS is on: /));
  const unknown = await requestLinkWith(url, {}, 'nobody@school.example');
  expect(unknown).toEqual({ status: 200, body: { message: expect.any(String), isNotMailed: true } });
  const known = await requestLinkWith(url, { host: 'tickets.example.org' }, email);
  expect(known.body).toMatchObject({ isResendError: true, resetUrl: expect.any(String) });
  await expectToWork(url, email, String((known.body as { resetUrl?: string }).resetUrl));
});
