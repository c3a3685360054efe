import { forgotPassword, getAuthStatus, login, register, resetPassword } from '@exit-tickets/contracts';
import { type ApiClient, startContext, startMailSink, type TestContext } from '@exit-tickets/testing';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startAuthBehindGateway } from '../support/auth-behind-gateway.ts';

let context: TestContext;
beforeAll(async () => {
  context = await startContext();
});
afterAll(() => context.close());

const password = 'een goed wachtwoord';
const maxWaitSeconds = 15 * 60;

const tryLogin = async (browser: ApiClient, email: string, typed: string) => {
  const { status, headers } = await browser.call(login, { body: { email, password: typed } });
  return { status, retryAfter: Number(headers.get('retry-after')) };
};

/** Guesses until it gets 429. */
const guessUntilRefused = async (browser: ApiClient, email: string): Promise<void> => {
  while ((await tryLogin(browser, email, 'geraden')).status !== 429);
};

const registerAt = async (browser: ApiClient, email: string): Promise<void> => {
  expect((await browser.call(register, { body: { email, password } })).status).toBe(201);
};

test.each([{ hours: 3 }, { days: 365 }])(
  'when the clock is set back by %o, a user who has to wait before the next login waits fifteen minutes at most',
  async (time) => {
    const { browser } = await startAuthBehindGateway(context);
    const email = `waits-${Object.keys(time)}@school.example`;
    await registerAt(browser('192.0.2.1'), email);
    const guesser = browser('192.0.2.2');
    await guessUntilRefused(guesser, email);
    context.clock.advance({ hours: -(time.hours ?? 0), days: -(time.days ?? 0) });
    const { status, retryAfter } = await tryLogin(guesser, email, password);
    expect(retryAfter).toBeLessThanOrEqual(maxWaitSeconds);
    if (status === 429) context.clock.advance({ seconds: retryAfter });
    expect((await tryLogin(guesser, email, password)).status).toBe(200);
  },
);

test('setting the clock back gives a guesser one more guess at most', async () => {
  const { browser } = await startAuthBehindGateway(context);
  const email = 'guessed@school.example';
  await registerAt(browser('192.0.2.3'), email);
  const guesser = browser('192.0.2.4');
  await guessUntilRefused(guesser, email);
  context.clock.advance({ hours: -3 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => tryLogin(guesser, email, 'geraden')));
  expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(1);
  for (const { retryAfter } of answers) expect(retryAfter).toBeLessThanOrEqual(maxWaitSeconds);
});

test('after the clock is set back, a password that was reset before it works, and the session stays valid', async () => {
  const { browser } = await startAuthBehindGateway(context);
  const email = 'reset@school.example';
  const owner = browser('192.0.2.5');
  await registerAt(owner, email);
  const reset = async (to: string) => {
    const { body } = await owner.call(forgotPassword, { body: { email } });
    const token = new URL(String(body.resetUrl)).searchParams.get('token') ?? '';
    expect((await owner.call(resetPassword, { body: { token, password: to } })).status).toBe(200);
  };
  const isLoggedIn = async (client: ApiClient) => (await client.call(getAuthStatus)).body.isAuthenticated;

  await reset('het eerste nieuwe');
  context.clock.advance({ hours: -3 });
  const first = browser('192.0.2.5');
  expect(await tryLogin(first, email, 'het eerste nieuwe')).toMatchObject({ status: 200 });
  expect(await isLoggedIn(first)).toBe(true);

  await reset('het tweede nieuwe');
  expect(await isLoggedIn(first)).toBe(false);
  const second = browser('192.0.2.5');
  expect(await tryLogin(second, email, 'het tweede nieuwe')).toMatchObject({ status: 200 });
  expect(await isLoggedIn(second)).toBe(true);
});

test('a mail that waits for a retry is sent after the clock is set back', async () => {
  const sink = await startMailSink();
  onTestFinished(() => sink.close());
  const { browser } = await startAuthBehindGateway(context, { SMTP_URL: sink.url, DEMO_RESET_LINKS: 'false' });
  const email = 'mailed@school.example';
  const owner = browser('192.0.2.6');
  await registerAt(owner, email);
  sink.behave('busy');
  await owner.call(forgotPassword, { body: { email } });
  const mails = context.database.collection('mails');
  const postponed = { attempts: 1, nextAttemptAt: new Date(context.now().getTime() + 10_000) };
  await vi.waitFor(async () => expect(await mails.findOne()).toMatchObject(postponed), { timeout: 10_000 });
  sink.behave('accept');
  context.clock.advance({ hours: -3 });
  await sink.waitForMail(email);
});
