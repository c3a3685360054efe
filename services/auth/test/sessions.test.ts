import {
  getAuthStatus,
  getRevokedSessionsRequest,
  login,
  logout,
  type RevokedSessions,
  type RevokedSessionsCursor,
  sessionsRevokedSignal,
} from '@exit-tickets/contracts';
import { createSessions } from '@exit-tickets/service-kit';
import type { TestContext } from '@exit-tickets/testing';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { isLoggedIn, type RunningAuth, registered, startAuth, startContext } from './start-auth.ts';

let context: TestContext;
let auth: RunningAuth;
beforeAll(async () => {
  context = await startContext();
});
afterAll(() => context.close());
beforeEach(async () => {
  auth = await startAuth(context);
});

type RevokedSessionsPage = RevokedSessions & { next?: RevokedSessionsCursor | undefined };

const sessionOf = (cookies: Map<string, string>): string => cookies.get('session') ?? '';

test('without a cookie nobody is logged in, and the response is still 200', async () => {
  const answer = await auth.browser().call(getAuthStatus);
  expect(answer).toMatchObject({ status: 200, body: { isAuthenticated: false, user: null } });
});

test('a session younger than a day keeps its token', async () => {
  const { browser } = await registered(auth);
  context.clock.advance({ hours: 23 });
  const { headers } = await browser.call(getAuthStatus);
  expect(headers.getSetCookie()).toEqual([]);
});

test('a session in use every day goes on past its seven days', async () => {
  const { browser } = await registered(auth);
  for (let day = 0; day < 10; day += 1) {
    context.clock.advance({ days: 1 });
    expect(await isLoggedIn(browser)).toBe(true);
  }
});

test('a session that is not used for seven days is over', async () => {
  const { browser } = await registered(auth);
  context.clock.advance({ days: 7, seconds: 1 });
  expect(await isLoggedIn(browser)).toBe(false);
});

test('logging out ends the session for every copy of the cookie, and clears the cookie here', async () => {
  const { browser } = await registered(auth);
  const thief = auth.browser();
  thief.cookies.set('session', sessionOf(browser.cookies));
  expect(await isLoggedIn(thief)).toBe(true);
  expect((await browser.call(logout)).status).toBe(204);
  expect(browser.cookies.has('session')).toBe(false);
  expect(await isLoggedIn(thief)).toBe(false);
});

test('logging out ends renewed tokens of the session too, also in a copy that is days old', async () => {
  const { browser } = await registered(auth);
  const thief = auth.browser();
  thief.cookies.set('session', sessionOf(browser.cookies));
  context.clock.advance({ days: 5 });
  expect(await isLoggedIn(thief)).toBe(true);
  expect((await browser.call(logout)).status).toBe(204);
  context.clock.advance({ days: 6 });
  const { sessions } = await auth.context.bus.request(getRevokedSessionsRequest, {});
  expect(sessions.length).toBeGreaterThan(0);
  expect(await isLoggedIn(thief)).toBe(false);
});

test('a week of logouts and resets of a large school is listed in pages that fit into a message of the bus', async () => {
  const count = 12_000;
  const idOf = (n: number) => `many-${String(n).padStart(59, '0')}`;
  const ids = Array.from({ length: count }, (_, n) => idOf(n));
  const expiresAt = new Date(context.now().getTime() + 86_400_000);
  await context.database
    .collection<{ _id: string }>('ended_sessions')
    .insertMany(ids.map((_id) => ({ _id, expiresAt })));
  await context.database
    .collection<{ _id: string }>('users')
    .insertMany(
      ids.slice(0, 2_500).map((_id) => ({ _id, email: `${_id}@school.nl`, sessionsValidFrom: context.now() })),
    );
  // Otherwise every gateway of the following tests would request all of them.
  onTestFinished(async () => {
    for (const name of ['ended_sessions', 'users'])
      await context.database.collection<{ _id: string }>(name).deleteMany({ _id: { $in: ids } });
  });
  const listed = { sessions: new Set<string>(), users: new Set<string>() };
  let after: RevokedSessionsCursor | undefined;
  do {
    const { next, sessions, users }: RevokedSessionsPage = await auth.context.bus.request(getRevokedSessionsRequest, {
      after,
    });
    for (const { sessionId } of sessions) listed.sessions.add(sessionId);
    for (const { userId } of users) listed.users.add(userId);
    after = next;
  } while (after);
  expect(ids.filter((id) => !listed.sessions.has(id))).toEqual([]);
  expect(ids.slice(0, 2_500).filter((id) => !listed.users.has(id))).toEqual([]);
});

test('logging out here keeps the sessions elsewhere', async () => {
  const { browser, email, password } = await registered(auth);
  const elsewhere = auth.browser();
  await elsewhere.call(login, { email, password });
  await browser.call(logout);
  expect(await isLoggedIn(elsewhere)).toBe(true);
});

test('logging out twice, or without a session, is no error', async () => {
  const { browser } = await registered(auth);
  const session = sessionOf(browser.cookies);
  await browser.call(logout);
  browser.cookies.set('session', session);
  expect((await browser.call(logout)).status).toBe(204);
  expect((await auth.browser().call(logout)).status).toBe(204);
});

test('a revoked session stays revoked after a restart, and in every replica', async () => {
  const { browser } = await registered(auth);
  const session = sessionOf(browser.cookies);
  const replica = await auth.replica();
  await browser.call(logout);
  const elsewhere = replica.browser();
  elsewhere.cookies.set('session', session);
  expect(await isLoggedIn(elsewhere)).toBe(false);
  await auth.context.close();
  const restarted = await auth.replica();
  const later = restarted.browser();
  later.cookies.set('session', session);
  expect(await isLoggedIn(later)).toBe(false);
});

test('a logout is signalled to gateways at once, and they can request all revoked sessions', async () => {
  const { browser } = await registered(auth);
  const onSignal = vi.fn();
  await auth.context.bus.onSignal(sessionsRevokedSignal, onSignal);
  await browser.call(logout);
  await vi.waitFor(() => expect(onSignal).toHaveBeenCalledTimes(1));
  const [{ sessions: signalled }] = onSignal.mock.calls[0] ?? [{ sessions: [] }];
  expect(signalled).toHaveLength(1);
  const { sessions } = await auth.context.bus.request(getRevokedSessionsRequest, {});
  expect(sessions).toContainEqual(signalled[0]);
});

test('a revoked session is no longer listed once no token of it can be valid', async () => {
  const { browser } = await registered(auth);
  await browser.call(logout);
  const before = await auth.context.bus.request(getRevokedSessionsRequest, {});
  expect(before.sessions.length).toBeGreaterThan(0);
  context.clock.advance({ days: 7, hours: 2, seconds: 1 });
  const after = await auth.context.bus.request(getRevokedSessionsRequest, {});
  expect(after.sessions).toEqual([]);
});

test('a logout while the bus is down is in the list that gateways request later', async () => {
  const { browser } = await registered(auth);
  await auth.context.bus.close();
  expect((await browser.call(logout)).status).toBe(204);
  await auth.context.close();
  const replica = await auth.replica();
  expect((await replica.context.bus.request(getRevokedSessionsRequest, {})).sessions).not.toEqual([]);
});

test('the session of a user who is gone is invalid, and its cookie is cleared', async () => {
  const { browser, id } = await registered(auth);
  await context.database.collection<{ _id: string }>('users').deleteOne({ _id: id });
  const { body } = await browser.call(getAuthStatus);
  expect(body).toEqual({ isAuthenticated: false, user: null });
  expect(browser.cookies.has('session')).toBe(false);
});

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a token that is unsigned, altered or signed with another key is no session', async () => {
  const { browser, id } = await registered(auth);
  const [header = '', payload = '', signature = ''] = sessionOf(browser.cookies).split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const victim = await registered(auth);
  const other = createSessions({
    secrets: ['another secret that has 32 bytes too'],
    isSecure: false,
    now: context.now,
  });
  const forged = {
    'alg none': `${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    'alg none with a signature': `${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.${signature}`,
    'another algorithm': `${encoded({ alg: 'HS512', typ: 'JWT' })}.${payload}.${signature}`,
    'another key': other.sign(id, 'some-session').token,
    'another user': `${header}.${encoded({ ...claims, sub: victim.id })}.${signature}`,
    'a later end': `${header}.${encoded({ ...claims, exp: claims.exp + 1 })}.${signature}`,
    'no signature': `${header}.${payload}.`,
    'not a token': 'x'.repeat(4_000),
  };
  for (const [what, token] of Object.entries(forged)) {
    const forger = auth.browser();
    forger.cookies.set('session', token);
    expect(await isLoggedIn(forger), what).toBe(false);
  }
  expect(await isLoggedIn(browser)).toBe(true);
});

test('a header that names a user is ignored', async () => {
  const { id } = await registered(auth);
  const { body } = await auth
    .browser()
    .call(getAuthStatus, undefined, { 'x-user-id': id, authorization: `Bearer ${id}` });
  expect(body.isAuthenticated).toBe(false);
});
