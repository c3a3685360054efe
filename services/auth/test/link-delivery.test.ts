import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { forgotPassword, resetPassword } from '@exit-tickets/contracts';
import type { TestParts } from '@exit-tickets/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createResetLink } from '../src/app.ts';
import { authConfig, linkDeliveryOf } from '../src/config.ts';
import { publicUrl, registered, startAuth, startParts } from './start-auth.ts';

let parts: TestParts;
beforeAll(async () => {
  parts = await startParts();
});
afterAll(() => parts.close());

const demo = { DEMO_MAIL: 'true', PUBLIC_URL: 'http://127.0.0.1:3000' };
const configured = (given: Record<string, string>) => authConfig.parse({ PUBLIC_URL: publicUrl, ...given });

test('in the demo a known address gets the link in the answer, and it works', async () => {
  const auth = await startAuth(parts, demo);
  const { email } = await registered(auth);
  const { body } = await auth.browser().call(forgotPassword, { email });
  expect(body).toMatchObject({ isResendError: true, message: expect.any(String) });
  const link = new URL(body.resetUrl ?? '');
  expect(`${link.origin}${link.pathname}`).toBe('http://127.0.0.1:3000/reset-password');
  const token = link.searchParams.get('token') ?? '';
  expect((await auth.browser().call(resetPassword, { token, password: 'nieuw wachtwoord' })).status).toBe(200);
});

test('in the demo an unknown address gets the message only', async () => {
  const auth = await startAuth(parts, demo);
  const { body } = await auth.browser().call(forgotPassword, { email: 'nobody@school.example' });
  expect(body).toEqual({ message: expect.any(String) });
});

test('in the demo nobody gets a link who asks under another name: through a proxy, or from a page that rebinds its name', async () => {
  const auth = await startAuth(parts, demo);
  const { email } = await registered(auth);
  for (const host of ['tickets.example.org', 'evil.example:3000', '127.0.0.1.evil.example', '192.168.1.20:3000']) {
    const { status, body } = await auth.browser().call(forgotPassword, { email }, { 'x-forwarded-host': host });
    expect({ host, status, body }).toEqual({ host, status: 200, body: { message: expect.any(String) } });
  }
  for (const host of ['localhost:3000', '[::1]:3000']) {
    const { body } = await auth.browser().call(forgotPassword, { email }, { 'x-forwarded-host': host });
    expect(body.resetUrl, host).toMatch('http://127.0.0.1:3000/');
  }
});

test('links are answered only on one’s own machine and only without a mail server', () => {
  expect(linkDeliveryOf(configured(demo))).toBe('demo');
  expect(linkDeliveryOf(configured({ ...demo, PUBLIC_URL: 'http://localhost:3000' }))).toBe('demo');
  expect(linkDeliveryOf(configured({ ...demo, PUBLIC_URL: 'http://[::1]:3000' }))).toBe('demo');
  for (const host of ['tickets.example.org', '192.168.1.20:3000', '127.0.0.1.evil.example', 'localhost.evil.example'])
    expect(linkDeliveryOf(configured({ ...demo, PUBLIC_URL: `http://${host}` })), host).toBe('operator');
  expect(linkDeliveryOf(configured({ ...demo, SMTP_URL: 'smtp://127.0.0.1:25' }))).toBe('mail');
  expect(linkDeliveryOf(configured({}))).toBe('operator');
});

test('without a mail server the start warns, and a known and an unknown address are answered alike', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  const auth = await startAuth({ ...parts, logger });
  expect(lines.join()).toContain('npm run reset-link');
  const { email } = await registered(auth);
  const known = await auth.browser().call(forgotPassword, { email });
  const unknown = await auth.browser().call(forgotPassword, { email: 'nobody@school.example' });
  expect(known.body).toEqual({ message: expect.any(String) });
  expect(unknown.body).toEqual(known.body);
});

test('the operator can make a link for an account, and only for one', async () => {
  const auth = await startAuth(parts);
  const { email } = await registered(auth);
  const options = { publicUrl, now: parts.now };
  const link = await createResetLink(parts.database, { address: email.toUpperCase(), ...options });
  const token = new URL(link ?? '').searchParams.get('token') ?? '';
  expect((await auth.browser().call(resetPassword, { token, password: 'nieuw wachtwoord' })).status).toBe(200);
  expect(await createResetLink(parts.database, { address: 'nobody@school.example', ...options })).toBeUndefined();
});

const script = fileURLToPath(new URL('../src/reset-link.ts', import.meta.url));

/** Runs the operator's command on the test's database. */
const runResetLink = async (...words: string[]): Promise<string> => {
  const host = parts.database.getClient().options.hosts[0];
  const socket = host?.socketPath ?? '';
  const server = socket ? encodeURIComponent(socket) : `${host?.host}:${host?.port}`;
  const env = { MONGODB_URL: `mongodb://${server}/${parts.database.name}`, PUBLIC_URL: publicUrl };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [script, ...words], { env }).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  return `${stdout}${stderr}`.trim();
};

test('the operator’s command prints a link that works, and says so when there is no account', async () => {
  const auth = await startAuth(parts);
  const { email } = await registered(auth);
  const [link, unknown, none] = await Promise.all([
    runResetLink(email),
    runResetLink('nobody@school.example'),
    runResetLink(),
  ]);
  const token = new URL(link).searchParams.get('token') ?? '';
  expect((await auth.browser().call(resetPassword, { token, password: 'nieuw wachtwoord' })).status).toBe(200);
  expect(unknown).toBe('There is no account for nobody@school.example');
  expect(none).toBe('Usage: reset-link EMAIL');
});
