import { getAuthStatus, login, register } from '@exit-tickets/contracts';
import { createSessions } from '@exit-tickets/service-kit';
import type { TestContext } from '@exit-tickets/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Browser } from './browser.ts';
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
let auth: RunningAuth;
beforeAll(async () => {
  context = await startContext();
});
afterAll(() => context.close());
beforeEach(async () => {
  auth = await startAuth(context);
});

/** The attributes of every cookie. */
const cookieAttributes = ['HttpOnly', 'SameSite=Lax', 'Path=/'];

const guess = (browser: Browser, email: string, nth = 0) => browser.call(login, { email, password: `geraden ${nth}` });

/** Guesses until refused; returns how many guesses were checked, and how long to wait. */
const guessUntilRefused = async (browser: Browser, email: string) => {
  for (let checked = 0; ; checked += 1) {
    const { status, headers } = await guess(browser, email, checked);
    if (status === 429) return { checked, retryAfter: Number(headers.get('retry-after')) };
    expect(status).toBe(401);
  }
};

test('the right password logs in, however the address is typed', async () => {
  const { email, password, id } = await registered(auth);
  const browser = auth.browser();
  const answer = await browser.call(login, { email: ` ${email.toUpperCase()}`, password });
  expect(answer).toMatchObject({ status: 200, body: { id, email } });
  expect(await isLoggedIn(browser)).toBe(true);
});

test('every login starts a new session', async () => {
  const { browser, email, password } = await registered(auth);
  const first = browser.cookies.get('session');
  await browser.call(login, { email, password });
  expect(browser.cookies.get('session')).not.toBe(first);
});

test('the session cookie is out of reach of scripts and other sites', async () => {
  const { headers } = await auth.browser().call(register, aTeacher());
  const cookies = headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual(['device', 'session']);
  for (const cookie of cookies) expect(cookie.split('; ')).toEqual(expect.arrayContaining(cookieAttributes));
});

test('over https every cookie is Secure and bound to the host', async () => {
  const sessions = createSessions({
    secrets: ['a secret of tests that has 32 bytes'],
    isSecure: true,
    now: context.now,
  });
  const secure = await startAuth(context, { PUBLIC_URL: 'https://tickets.example.org' }, { sessions });
  const { browser, email, password } = await registered(secure);
  const { headers } = await browser.call(login, { email, password });
  const cookies = headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(expect.arrayContaining(['__Host-session']));
  for (const cookie of cookies)
    expect(cookie.split('; ')).toEqual(expect.arrayContaining([...cookieAttributes, 'Secure']));
  expect([...browser.cookies.keys()].sort()).toEqual(['__Host-device', '__Host-session']);
  expect(await isLoggedIn(browser)).toBe(true);
});

test('a wrong password and an unknown address get the same response', async () => {
  const { email } = await registered(auth);
  const wrong = await guess(auth.browser(), email);
  const unknown = await guess(auth.browser(), 'nobody@school.example');
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual(unknown.body);
  expect([...wrong.headers.keys()]).toEqual([...unknown.headers.keys()]);
  expect(unknown.headers.getSetCookie()).toEqual([]);
});

test('guessing from one address is slowed down more and more, for an unknown account too', async () => {
  const { email } = await registered(auth);
  for (const account of [email, 'nobody-there@school.example']) {
    const guesser = auth.browser();
    expect(await guessUntilRefused(guesser, account)).toEqual({ checked: 11, retryAfter: 2 });
    context.clock.advance({ seconds: 2 });
    expect(await guessUntilRefused(guesser, account)).toEqual({ checked: 1, retryAfter: 4 });
    context.clock.advance({ seconds: 4 });
    expect(await guessUntilRefused(guesser, account)).toEqual({ checked: 1, retryAfter: 8 });
  }
});

test('a guess during the wait does not count and does not check the password', async () => {
  const { email, password } = await registered(auth);
  const guesser = auth.browser();
  const { retryAfter } = await guessUntilRefused(guesser, email);
  expect((await guesser.call(login, { email, password })).status).toBe(429);
  context.clock.advance({ seconds: retryAfter });
  expect((await guesser.call(login, { email, password })).status).toBe(200);
});

test('forty simultaneous guesses get no further than eleven in sequence', async () => {
  const { email } = await registered(auth);
  const guesser = auth.browser();
  const answers = await Promise.all(Array.from({ length: 40 }, (_, nth) => guess(guesser, email, nth)));
  expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(11);
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(29);
});

test('ten simultaneous correct logins all succeed', async () => {
  const { email, password } = await registered(auth);
  const browser = auth.browser();
  const answers = await Promise.all(Array.from({ length: 10 }, () => browser.call(login, { email, password })));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
});

test('the right password resets the count of mistakes', async () => {
  const { email, password } = await registered(auth);
  const browser = auth.browser();
  for (let round = 0; round < 3; round += 1) {
    for (let nth = 0; nth < 9; nth += 1) expect((await guess(browser, email, nth)).status).toBe(401);
    expect((await browser.call(login, { email, password })).status).toBe(200);
  }
});

test('guessing at one account from many addresses is slowed down too, by a minute at most', async () => {
  const { email } = await registered(auth);
  const refused: number[] = [];
  for (let nth = 0; nth < 45; nth += 1) {
    const { status, headers } = await guess(auth.browser(), email, nth);
    if (status !== 429) continue;
    const seconds = Number(headers.get('retry-after'));
    refused.push(seconds);
    context.clock.advance({ seconds });
  }
  expect(refused.length).toBeGreaterThan(5);
  expect(Math.max(...refused)).toBeLessThanOrEqual(60);
});

test('the owner can log in while others guess, in a browser that was logged in before', async () => {
  const { browser, email, password } = await registered(auth);
  for (let nth = 0; nth < 31; nth += 1) await guess(auth.browser(), email, nth);
  expect(await loginStatus(auth, { email, password })).toBe(429);
  expect((await browser.call(login, { email, password })).status).toBe(200);
});

test('the owner can log in while a student behind the same address guesses', async () => {
  const { email, password } = await registered(auth);
  const owner = auth.browser('198.51.100.7');
  await owner.call(login, { email, password });
  const { retryAfter } = await guessUntilRefused(auth.browser('198.51.100.7'), email);
  expect(retryAfter).toBeGreaterThan(0);
  expect((await owner.call(login, { email, password })).status).toBe(200);
});

test('the owner can log in while a student behind the same address tries one account after the other', async () => {
  const school = '198.51.100.8';
  const { email, password } = await registered(auth);
  const owner = auth.browser(school);
  await owner.call(login, { email, password });
  for (let round = 0; round < 3; round += 1) {
    const tries = Array.from({ length: 40 }, (_, nth) => `tried-${round}-${nth}@school.example`);
    await Promise.all(tries.map((address) => guess(auth.browser(school), address)));
  }
  expect((await auth.browser(school).call(login, { email, password })).status).toBe(429);
  expect((await owner.call(login, { email, password })).status).toBe(200);
});

test('a browser known to one account has no advantage in guessing at another', async () => {
  const { browser } = await registered(auth);
  const victim = await registered(auth);
  expect(await guessUntilRefused(browser, victim.email)).toEqual({ checked: 11, retryAfter: 2 });
});

test('trying many accounts from one address is slowed down', async () => {
  const stuffer = auth.browser('203.0.113.9');
  // In two batches: more at once may overflow the queue of passwords.
  for (const first of [0, 30]) {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, nth) => guess(stuffer, `stuffed-${first + nth}@school.example`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
  }
  let refusedAt = 0;
  for (let nth = 60; nth < 120 && refusedAt === 0; nth += 1)
    if ((await guess(stuffer, `stuffed-${nth}@school.example`)).status === 429) refusedAt = nth;
  expect(refusedAt).toBe(101);
});

test('a whole school can log in from one address without meeting a limit', async () => {
  const school = '203.0.113.50';
  const teachers = await Promise.all(Array.from({ length: 25 }, () => registered(auth)));
  for (let day = 0; day < 6; day += 1) {
    const answers = await Promise.all(
      teachers.map(({ email, password }) => auth.browser(school).call(login, { email, password })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  }
});

test('two replicas count together', async () => {
  const { email } = await registered(auth);
  const other = await auth.replica();
  const address = '203.0.113.99';
  for (let nth = 0; nth < 6; nth += 1) expect((await guess(auth.browser(address), email, nth)).status).toBe(401);
  const { checked } = await guessUntilRefused(other.browser(address), email);
  expect(checked).toBe(5);
});

test('the counters contain no e-mail address and no client address', async () => {
  const { email } = await registered(auth);
  await guess(auth.browser('203.0.113.123'), email);
  const stored = JSON.stringify(await context.database.collection('login_attempts').find().toArray());
  expect(stored).not.toContain(email);
  expect(stored).not.toContain('203.0.113.123');
});

test.each([
  ['an operator as password', { email: 'a@school.example', password: { $gt: '' } }],
  ['an operator as address', { email: { $gt: '' }, password: 'x' }],
  ['no body', undefined],
  ['a password of more than a thousand characters', { email: 'a@school.example', password: 'x'.repeat(1_001) }],
])('logging in with %s is an invalid request', async (_what, body) => {
  expect(await auth.browser().send(login, body)).toMatchObject({ status: 400, code: 'invalid_request' });
});

test('a body of megabytes is refused, and the service goes on', async () => {
  const body = { email: 'a@school.example', password: 'x'.repeat(10 * 1024 * 1024) };
  const outcome = await auth
    .browser()
    .send(login, body)
    .then(({ code }) => code)
    .catch(() => 'connection closed');
  expect(['body_too_large', 'connection closed']).toContain(outcome);
  expect((await auth.browser().call(getAuthStatus)).status).toBe(200);
});
