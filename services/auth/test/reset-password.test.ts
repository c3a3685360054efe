import {
  forgotPassword,
  getRevokedSessionsRequest,
  login,
  resetPassword,
  sessionsRevokedSignal,
} from '@exit-tickets/contracts';
import { createSessions } from '@exit-tickets/service-kit';
import { type MailSink, startMailSink, type TestContext } from '@exit-tickets/testing';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  aTeacher,
  isLoggedIn,
  loginStatus,
  type RunningAuth,
  registered,
  startAuth,
  startContext,
} from './start-auth.ts';

let context: TestContext;
let sink: MailSink;
let auth: RunningAuth;
beforeAll(async () => {
  context = await startContext();
  sink = await startMailSink();
});
afterAll(async () => {
  await sink.close();
  await context.close();
});
beforeEach(async () => {
  auth = await startAuth(context, { SMTP_URL: sink.url });
});

const password = 'een nieuw wachtwoord';

/** Requests a link and reads its token in the mail. */
const mailedToken = async (email: string): Promise<string> => {
  await auth.browser().call(forgotPassword, { email });
  const { text } = await sink.waitForMail(email);
  return /[?&]token=([\w-]+)/.exec(text)?.[1] ?? '';
};

const resetWith = (token: string, newPassword = password) =>
  auth.browser().call(resetPassword, { token, password: newPassword });

test('the link sets a new password, and the old one no longer works', async () => {
  const teacher = await registered(auth);
  const answer = await resetWith(await mailedToken(teacher.email));
  expect(answer).toMatchObject({ status: 200, body: { message: expect.any(String) } });
  expect(await loginStatus(auth, teacher)).toBe(401);
  context.clock.advance({ seconds: 1 });
  expect(await loginStatus(auth, { ...teacher, password })).toBe(200);
});

test('a reset does not log in', async () => {
  const { email } = await registered(auth);
  const browser = auth.browser();
  await browser.call(resetPassword, { token: await mailedToken(email), password });
  expect(await isLoggedIn(browser)).toBe(false);
});

test('a link works once', async () => {
  const { email } = await registered(auth);
  const token = await mailedToken(email);
  expect((await resetWith(token)).status).toBe(200);
  expect(await resetWith(token, 'nog een ander')).toMatchObject({ status: 400, code: 'reset_token_invalid' });
});

test('of five simultaneous uses of a link one succeeds', async () => {
  const { email } = await registered(auth);
  const token = await mailedToken(email);
  const answers = await Promise.all(Array.from({ length: 5 }, (_, nth) => resetWith(token, `wachtwoord ${nth}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  context.clock.advance({ seconds: 1 });
  const winner = answers.findIndex(({ status }) => status === 200);
  expect(await loginStatus(auth, { email, password: `wachtwoord ${winner}` })).toBe(200);
});

test('a link works until its hour is over, and not a second longer', async () => {
  const { email } = await registered(auth);
  const inTime = await mailedToken(email);
  context.clock.advance({ minutes: 59, seconds: 59 });
  expect((await resetWith(inTime)).status).toBe(200);
  const late = await mailedToken(email);
  context.clock.advance({ minutes: 60 });
  expect(await resetWith(late)).toMatchObject({ status: 400, code: 'reset_token_invalid' });
});

test('using one link invalidates the other links of the account, and no one else’s', async () => {
  const { email } = await registered(auth);
  const other = await registered(auth);
  const first = await mailedToken(email);
  const second = await mailedToken(email);
  const others = await mailedToken(other.email);
  expect((await resetWith(second)).status).toBe(200);
  expect((await resetWith(first)).code).toBe('reset_token_invalid');
  expect((await resetWith(others)).status).toBe(200);
});

test('an invented token is refused, and so is the stored hash of a real one', async () => {
  const { email, id } = await registered(auth);
  await mailedToken(email);
  const stored = await context.database
    .collection<{ _id: string; resetTokens: { hash: string }[] }>('users')
    .findOne({ _id: id });
  const hash = stored?.resetTokens[0]?.hash ?? '';
  expect(hash).toMatch(/^[\w-]{43}$/);
  for (const token of [hash, 'x', 'x'.repeat(43), '__proto__', '{"$gt":""}'])
    expect((await resetWith(token)).code, token).toBe('reset_token_invalid');
});

test.each([
  ['an operator as token', { token: { $gt: '' }, password }],
  ['no token', { password }],
  ['a password of five characters', { token: 'x', password: '12345' }],
  ['a password of 73 bytes', { token: 'x', password: 'x'.repeat(73) }],
])('a reset with %s is an invalid request', async (_what, body) => {
  expect(await auth.browser().send(resetPassword, body)).toMatchObject({ status: 400, code: 'invalid_request' });
});

test('a refused password does not use up the link', async () => {
  const { email } = await registered(auth);
  const token = await mailedToken(email);
  expect((await resetWith(token, '12345')).status).toBe(400);
  expect((await resetWith(token)).status).toBe(200);
});

test('a reset ends every session of the account, also after a restart, and nobody else’s', async () => {
  const { browser, email, ...teacher } = await registered(auth);
  const second = auth.browser();
  await second.call(login, { email, password: teacher.password });
  const other = await registered(auth);
  await resetWith(await mailedToken(email));
  const session = second.cookies.get('session') ?? '';
  expect(await isLoggedIn(browser)).toBe(false);
  await auth.context.close();
  const restarted = await auth.replica();
  const stillThere = restarted.browser();
  stillThere.cookies.set('session', session);
  expect(await isLoggedIn(stillThere)).toBe(false);
  stillThere.cookies.set('session', other.browser.cookies.get('session') ?? '');
  expect(await isLoggedIn(stillThere)).toBe(true);
});

test('a reset ends a session from the same second, and a later login lasts', async () => {
  const { email, password: old } = await registered(auth);
  const token = await mailedToken(email);
  const intruder = auth.browser();
  await intruder.call(login, { email, password: old });
  expect(await isLoggedIn(intruder)).toBe(true);
  await resetWith(token);
  expect(await isLoggedIn(intruder)).toBe(false);
  context.clock.advance({ seconds: 1 });
  const owner = auth.browser();
  await owner.call(login, { email, password });
  expect(await isLoggedIn(owner)).toBe(true);
});

test('a session due for renewal is not renewed past a reset', async () => {
  const { browser, email } = await registered(auth);
  const session = browser.cookies.get('session');
  context.clock.advance({ days: 2 });
  await resetWith(await mailedToken(email));
  expect(await isLoggedIn(browser)).toBe(false);
  expect([session, undefined]).toContain(browser.cookies.get('session'));
});

test('a reset ends sessions that started where the clock is two minutes ahead, and later sessions last', async () => {
  const now = () => new Date(context.now().getTime() + 120_000);
  const sessions = createSessions({ secrets: ['a secret of tests that has 32 bytes'], isSecure: false, now });
  const ahead = await startAuth(context, { SMTP_URL: sink.url }, { now, sessions });
  const teacher = await registered(auth);
  const thief = ahead.browser();
  await thief.call(login, { email: teacher.email, password: teacher.password });
  const elsewhere = auth.browser();
  elsewhere.cookies.set('session', thief.cookies.get('session') ?? '');
  expect(await isLoggedIn(elsewhere)).toBe(true);

  await resetWith(await mailedToken(teacher.email));
  expect(await isLoggedIn(thief)).toBe(false);
  expect(await isLoggedIn(elsewhere)).toBe(false);
  for (const { browser } of [auth, ahead]) {
    const owner = browser();
    await owner.call(login, { email: teacher.email, password });
    expect(await isLoggedIn(owner)).toBe(true);
  }
});

test('a reset is signalled to gateways at once, and listed as long as a token could be valid', async () => {
  const { id, email } = await registered(auth);
  const onSignal = vi.fn();
  await auth.context.bus.onSignal(sessionsRevokedSignal, onSignal);
  await resetWith(await mailedToken(email));
  await vi.waitFor(() => expect(onSignal).toHaveBeenCalledTimes(1));
  const [{ users: signalled }] = onSignal.mock.calls[0] ?? [{ users: [] }];
  expect(signalled).toEqual([{ userId: id, before: expect.any(String) }]);
  expect((await auth.context.bus.request(getRevokedSessionsRequest, {})).users).toContainEqual(signalled[0]);
  context.clock.advance({ days: 7, hours: 2, seconds: 2 });
  const { users } = await auth.context.bus.request(getRevokedSessionsRequest, {});
  expect(users.map(({ userId }) => userId)).not.toContain(id);
});

test('after a reset the owner can log in, however often others have guessed and still do', async () => {
  const { email } = await registered(auth);
  for (let nth = 0; nth < 35; nth += 1) await loginStatus(auth, { email, password: `geraden ${nth}` });
  const owner = auth.browser();
  expect((await owner.call(login, aTeacher({ email, password }))).status).toBe(429);
  await owner.call(resetPassword, { token: await mailedToken(email), password });
  for (let nth = 0; nth < 35; nth += 1) await loginStatus(auth, { email, password: `geraden ${nth}` });
  context.clock.advance({ seconds: 1 });
  for (let nth = 0; nth < 35; nth += 1) await loginStatus(auth, { email, password: `geraden ${nth}` });
  expect((await owner.call(login, { email, password })).status).toBe(200);
});
