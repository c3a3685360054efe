import { forgotPassword, resetPassword } from '@exit-tickets/contracts';
import { runProgram, type TestContext } from '@exit-tickets/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { authConfig } from '../src/config.ts';
import { createResetLink } from '../src/operator/create-reset-link.ts';
import { publicUrl, registered, startAuth, startContext } from './start-auth.ts';

let context: TestContext;
beforeAll(async () => {
  context = await startContext();
});
afterAll(() => context.close());

const onThisMachine = { HOST: '127.0.0.1', PUBLIC_URL: 'http://127.0.0.1:3000' };
const demo = { ...onThisMachine, DEMO_RESET_LINKS: 'true' };
const parseConfig = (env: Record<string, string>) => authConfig.safeParse({ PUBLIC_URL: publicUrl, ...env });
const terminal = () => {
  const lines: string[] = [];
  return { lines, print: (line: string) => lines.push(line) };
};
const tokenIn = (text: string): string => /token=([\w-]+)/.exec(text)?.[1] ?? '';

test('in the demo the response for a known address has a link that works', async () => {
  const auth = await startAuth(context, demo);
  const { email } = await registered(auth);
  const { body } = await auth.browser().call(forgotPassword, { email });
  expect(body).toMatchObject({ isNotMailed: true, isResendError: true, message: expect.any(String) });
  expect(body.resetUrl).toMatch('http://127.0.0.1:3000/reset-password?token=');
  const token = tokenIn(body.resetUrl ?? '');
  expect((await auth.browser().call(resetPassword, { token, password: 'nieuw wachtwoord' })).status).toBe(200);
});

test('in the demo the response for an unknown address has the message only', async () => {
  const auth = await startAuth(context, demo);
  const { body } = await auth.browser().call(forgotPassword, { email: 'nobody@school.example' });
  expect(body).toEqual({ message: expect.any(String), isNotMailed: true });
});

test('the demo needs its own switch, and is refused where others can reach it', () => {
  expect(parseConfig(onThisMachine).data).toMatchObject({ DEMO_RESET_LINKS: false });
  for (const PUBLIC_URL of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000'])
    expect(parseConfig({ ...demo, PUBLIC_URL }).success, PUBLIC_URL).toBe(true);
  for (const name of ['tickets.example.org', '192.168.1.20:3000', '127.0.0.1.evil.example', 'localhost.evil.example'])
    expect(parseConfig({ ...demo, PUBLIC_URL: `http://${name}` }).success, name).toBe(false);
  for (const HOST of ['0.0.0.0', '::', '192.168.1.20'])
    expect(parseConfig({ ...demo, HOST }).success, HOST).toBe(false);
  const { HOST: _, ...everywhere } = demo;
  expect(parseConfig(everywhere).success).toBe(false);
  expect(parseConfig({ ...demo, SMTP_URL: 'smtp://127.0.0.1:25' }).success).toBe(false);
  expect(parseConfig({ ...demo, NODE_ENV: 'production' }).success).toBe(false);
});

test('without a mail server the link of a known address is printed, and an unknown address gets the same response', async () => {
  const { lines, print } = terminal();
  const auth = await startAuth(context, {}, { print });
  const { email } = await registered(auth);
  const unknown = await auth.browser().call(forgotPassword, { email: 'nobody@school.example' });
  const known = await auth.browser().call(forgotPassword, { email });
  expect(known.body).toEqual({ message: expect.any(String), isNotMailed: true });
  expect(unknown.body).toEqual(known.body);
  await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 10_000 });
  expect(lines[0]).toMatch(`Reset link for ${email}, valid for 60 minutes: ${publicUrl}/reset-password?token=`);
  const token = tokenIn(lines[0] ?? '');
  expect((await auth.browser().call(resetPassword, { token, password: 'nieuw wachtwoord' })).status).toBe(200);
});

test('a flood of requests for one address prints five links', async () => {
  const { lines, print } = terminal();
  const auth = await startAuth(context, {}, { print });
  const [flooded, other] = [await registered(auth), await registered(auth)];
  for (let nth = 0; nth < 10; nth += 1) await auth.browser().call(forgotPassword, { email: flooded.email });
  await auth.browser().call(forgotPassword, { email: other.email });
  await vi.waitFor(() => expect(lines.at(-1)).toContain(other.email), { timeout: 10_000 });
  expect(lines.filter((line) => line.includes(flooded.email))).toHaveLength(5);
});

test('without a mail server and a terminal no mail is stored, and an unknown address gets the same response', async () => {
  const auth = await startAuth(context);
  const { email } = await registered(auth);
  const known = await auth.browser().call(forgotPassword, { email });
  const unknown = await auth.browser().call(forgotPassword, { email: 'nobody@school.example' });
  expect(known.body).toEqual({ message: expect.any(String), isNotMailed: true });
  expect(unknown.body).toEqual(known.body);
  expect(await context.database.collection('mails').countDocuments({ email })).toBe(0);
});

test('the operator can create a link for an existing account only', async () => {
  const auth = await startAuth(context);
  const { email } = await registered(auth);
  const options = { publicUrl, now: context.now };
  const link = await createResetLink(context.database, { address: email.toUpperCase(), ...options });
  const token = new URL(link ?? '').searchParams.get('token') ?? '';
  expect((await auth.browser().call(resetPassword, { token, password: 'nieuw wachtwoord' })).status).toBe(200);
  expect(await createResetLink(context.database, { address: 'nobody@school.example', ...options })).toBeUndefined();
});

const script = new URL('../src/reset-link.ts', import.meta.url);

/** Runs the operator's command on the test's database. */
const runResetLink = async (...words: string[]): Promise<string> => {
  const host = context.database.getClient().options.hosts[0];
  const socket = host?.socketPath ?? '';
  const server = socket ? encodeURIComponent(socket) : `${host?.host}:${host?.port}`;
  const env = { MONGODB_URL: `mongodb://${server}/${context.database.name}`, PUBLIC_URL: publicUrl };
  const { stdout, stderr } = await runProgram(script, env, ...words);
  return `${stdout}${stderr}`.trim();
};

test('the operator’s command prints a link that works, or that there is no account', async () => {
  const auth = await startAuth(context);
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
