import { createHmac } from 'node:crypto';
import {
  api,
  createTicket,
  type Endpoint,
  findTicketByPin,
  forgotPassword,
  getAuthStatus,
  listTickets,
  login,
  logout,
  rateLimits,
  resetPassword,
} from '@exit-tickets/contracts';
import { type ApiClient, aDraft, createApiClient, type MailSink, startMailSink } from '@exit-tickets/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allAtOnce, names, newTeacher, newTicket, password } from '../support/classroom.ts';
import { type KillableApp, oncePropagated, startKillableApp } from '../support/deployed-app.ts';
import { mailedToken } from '../support/mailed-token.ts';

const sessionSecret = 'Zb7ePq0sVx2LmK9tRw4YcN6uHj1GaDf8';
let mail: MailSink;
let app: KillableApp;

beforeAll(async () => {
  mail = await startMailSink();
  app = await startKillableApp({ SESSION_SECRET: sessionSecret, SMTP_URL: mail.url });
});
afterAll(async () => {
  await app.close();
  await mail.close();
});

const forTeachers = api.filter(({ access }) => access === 'teacher');

/** A browser with exactly this cookie, even after the server has cleared it. */
const withCookie = (cookie: string | undefined): ApiClient => Object.assign(createApiClient(app.url), { cookie });

const loggedIn = async (email: string, secret = password): Promise<ApiClient> => {
  const client = createApiClient(app.url);
  expect((await client.call(login, { body: { email, password: secret } })).status).toBe(200);
  return client;
};

/** The replies of these calls to this cookie. The ticket is made up, so an allowed call finds none. */
const answersTo = async (
  calls: readonly Endpoint[],
  cookie: string | undefined,
  headers: Record<string, string> = {},
): Promise<string[]> => {
  const answers = await allAtOnce(calls, 8, async ({ method, path, body }: Endpoint) => {
    const sent = body && { body: '{}', headers: { 'content-type': 'application/json', ...headers } };
    const answer = await withCookie(cookie).fetch(path.replace(':id', 'made-up'), { method, headers, ...sent });
    return `${answer.status} ${/"code":"(\w+)"/.exec(await answer.text())?.[1]}`;
  });
  return [...new Set(answers)];
};

/** By default one call that reads and one that writes represent all calls for teachers. */
const expectRefused = async (cookie: string | undefined, calls: readonly Endpoint[] = [listTickets, createTicket]) => {
  expect(cookie).toMatch(/session=./);
  await oncePropagated(async () => expect(await answersTo(calls, cookie)).toEqual(['401 not_logged_in']));
  expect((await withCookie(cookie).call(getAuthStatus)).body).toEqual({ isAuthenticated: false, user: null });
};

const expectAccepted = async (cookie: string | undefined, calls: readonly Endpoint[] = [listTickets, createTicket]) => {
  expect(await answersTo(calls, cookie)).not.toContain('401 not_logged_in');
  expect((await withCookie(cookie).call(getAuthStatus)).body).toMatchObject({ isAuthenticated: true });
};

test('logging out ends one session and resetting the password ends all earlier ones, also after a crash; no other session ends', async () => {
  const other = await newTeacher(app.url);
  const atSchool = await newTeacher(app.url);
  const atHome = await loggedIn(atSchool.email);
  const [school, home] = [atSchool.cookie, atHome.cookie];
  await expectAccepted(school, forTeachers);

  expect((await atSchool.call(logout)).status).toBe(204);
  expect(atSchool.cookie ?? '').not.toContain('session=');
  await expectRefused(school, forTeachers);
  await expectAccepted(home);
  await expectAccepted(other.cookie);

  const onTablet = (await loggedIn(atSchool.email)).cookie;
  await createApiClient(app.url).call(forgotPassword, { body: { email: atSchool.email } });
  const token = await mailedToken(mail, atSchool.email);
  const changed = await createApiClient(app.url).call(resetPassword, { body: { token, password: 'nieuw geheim' } });
  expect(changed.status).toBe(200);
  // These logins happen within the second of the reset: every one of these sessions must be valid.
  const again = await allAtOnce(names(8), 4, () => loggedIn(atSchool.email, 'nieuw geheim'));
  const statuses = await Promise.all(again.map(async (browser) => (await browser.call(getAuthStatus)).body));
  expect(statuses.filter(({ isAuthenticated }) => !isAuthenticated)).toEqual([]);
  const anew = again[0]?.cookie;
  for (const ended of [school, home, onTablet]) await expectRefused(ended);
  await expectAccepted(anew);

  await app.crash();
  for (const ended of [school, home, onTablet]) await expectRefused(ended);
  await expectAccepted(anew);
  await expectAccepted(other.cookie);
});

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token like the app's own. */
const token = (claims: object, { alg = 'HS256', secret = sessionSecret, hash = 'sha256' } = {}): string => {
  const signed = `${base64url({ alg, typ: 'JWT' })}.${base64url(claims)}`;
  return `${signed}.${alg === 'none' ? '' : createHmac(hash, secret).update(signed).digest('base64url')}`;
};

describe('a session token is refused when it is', () => {
  let claims: { iat: number; exp: number };
  beforeAll(async () => {
    const { cookie = '' } = await newTeacher(app.url);
    const [, payload = ''] = /session=[^.]+\.([^.]+)\./.exec(cookie) ?? [];
    claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    // The same claims are accepted when signed as the app does, so each token below is refused for its flaw.
    await expectAccepted(`session=${token(claims)}`);
  });

  test.each([
    ['not signed', () => token(claims, { alg: 'none' })],
    ['signed with another key', () => token(claims, { secret: 'another secret that has 32 bytes or more' })],
    ['signed with an empty key', () => token(claims, { secret: '' })],
    ['signed with another algorithm', () => token(claims, { alg: 'HS512', hash: 'sha512' })],
    ['signed with another algorithm than it claims', () => token(claims, { alg: 'HS384' })],
    ['expired', () => token({ ...claims, exp: claims.iat - 1 })],
    ['without an expiry', () => token({ ...claims, exp: undefined })],
    ['from another issuer', () => token({ ...claims, iss: 'someone else' })],
    ['without a user', () => token({ ...claims, sub: undefined })],
    ['without a session', () => token({ ...claims, sid: undefined })],
    [
      'altered after it was signed',
      () => token(claims).replace(/\.[^.]+\./, `.${base64url({ ...claims, sub: 'x' })}.`),
    ],
  ])('%s', async (_what, forged) => {
    await expectRefused(`session=${forged()}`);
  });
});

describe('headers that only the gateway may set are ignored when a client sets them', () => {
  test('x-user-id and similar headers neither log anyone in nor change who a teacher is', async () => {
    const victim = await newTeacher(app.url);
    const { ticket } = await newTicket(victim);
    const headers = {
      'x-user-id': ticket.createdBy,
      'x-teacher-id': ticket.createdBy,
      'x-forwarded-user': ticket.createdBy,
      authorization: `Bearer ${ticket.createdBy}`,
    };
    expect(await answersTo(forTeachers, undefined, headers)).toEqual(['401 not_logged_in']);
    const thief = await newTeacher(app.url);
    expect((await thief.call(listTickets, { headers })).body).toEqual([]);
    const { body: made } = await thief.call(createTicket, { body: aDraft(), headers });
    expect(made.createdBy).not.toBe(ticket.createdBy);
  });

  test('a new x-forwarded-for with every attempt does not bypass the limit on guessed PINs', async () => {
    const guess = (attempt: number) => {
      const address = `203.0.113.${attempt % 250}`;
      const headers = { 'x-forwarded-for': address, 'x-real-ip': address, forwarded: `for=${address}` };
      return createApiClient(app.url).call(findTicketByPin, { params: { pin: '0000' }, headers });
    };
    const attempts = Array.from({ length: rateLimits.pinMisses.perAddress }, (_, index) => index);
    const statuses = await allAtOnce(attempts, 8, async (attempt) => (await guess(attempt)).status);
    expect(new Set(statuses)).toEqual(new Set([404]));
    expect(await guess(attempts.length)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  });
});
