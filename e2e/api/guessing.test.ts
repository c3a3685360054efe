import { randomUUID } from 'node:crypto';
import { forgotPassword, login, register } from '@exit-tickets/contracts';
import { type ApiClient, createApiClient } from '@exit-tickets/testing';
import { expect, test } from 'vitest';
import { allAtOnce, names, newTeacher, password } from '../support/classroom.ts';
import { deployedApp } from '../support/deployed-app.ts';

const app = deployedApp(() => ({ TRUSTED_PROXIES: '127.0.0.1' }));

const from = (address: string) => ({ 'x-forwarded-for': address });

const loginAs = (browser: ApiClient, email: string, secret = password, address = '198.51.100.2') =>
  browser.call(login, { body: { email, password: secret }, headers: from(address) });

/** The same browser a week later: its session is over, and its other cookies are still there. */
const withoutSession = (browser: ApiClient): ApiClient => {
  const otherCookies = browser.cookie?.split('; ').filter((pair) => !pair.startsWith('session='));
  return Object.assign(createApiClient(app.url), { cookie: otherCookies?.join('; ') });
};

const devicesOf = async (email: string): Promise<number> =>
  (await app.database.collection('users').findOne({ email }))?.devices.length;

test('the owner can log in from a known browser without a session while others guess', async () => {
  const { email, cookie } = await newTeacher(app.url);
  const browser = withoutSession(Object.assign(createApiClient(app.url), { cookie }));
  await allAtOnce(names(40), 8, (wrong) => loginAs(createApiClient(app.url), email, wrong));
  expect((await loginAs(createApiClient(app.url), email)).status).toBe(429);
  expect((await loginAs(browser, email)).status).toBe(200);
});

test('a known browser that logs in again is not stored as another device', async () => {
  const teacher = await newTeacher(app.url);
  expect(await devicesOf(teacher.email)).toBe(1);
  for (let time = 0; time < 3; time += 1)
    expect((await loginAs(withoutSession(teacher), teacher.email)).status).toBe(200);
  expect(await devicesOf(teacher.email)).toBe(1);
  expect((await loginAs(createApiClient(app.url), teacher.email)).status).toBe(200);
  expect(await devicesOf(teacher.email)).toBe(2);
});

test('guessing at one account from one address is refused after eleven attempts, with the time to wait', async () => {
  const { email } = await newTeacher(app.url);
  const guess = () => loginAs(createApiClient(app.url), email, 'wrong', '203.0.113.1');
  for (let nth = 0; nth < 11; nth += 1) expect((await guess()).status).toBe(401);
  const refused = await guess();
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('guessing at one account from many addresses is limited too', async () => {
  const { email } = await newTeacher(app.url);
  const statuses = await allAtOnce(names(40), 8, async (wrong, nth) => {
    const { status } = await loginAs(createApiClient(app.url), email, wrong, `203.0.114.${nth}`);
    return status;
  });
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
});

test('trying one password on many accounts from one address is limited, and another address is not', async () => {
  const tried = await allAtOnce(names(110), 8, async (name) => {
    const { status } = await loginAs(createApiClient(app.url), `${name}@school.nl`, 'welkom01', '203.0.113.3');
    return status;
  });
  expect(tried).toContain(429);
  const neighbour = await loginAs(createApiClient(app.url), `${randomUUID()}@school.nl`, 'welkom01', '203.0.113.4');
  expect(neighbour.status).toBe(401);
});

test('registrations from one address are limited, and those from another address are not', async () => {
  const make = (name: string, address: string) =>
    createApiClient(app.url).call(register, { body: { email: `${name}@school.nl`, password }, headers: from(address) });
  const statuses = await allAtOnce(names(301), 8, async (name) => (await make(name, '203.0.113.5')).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect((await make(randomUUID(), '203.0.113.6')).status).toBe(201);
});

test('requests for reset links from one address are limited, and those from another address are not', async () => {
  const ask = (name: string, address: string) =>
    createApiClient(app.url).call(forgotPassword, { body: { email: `${name}@school.nl` }, headers: from(address) });
  const statuses = await allAtOnce(names(61), 8, async (name) => (await ask(name, '203.0.113.7')).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect((await ask(randomUUID(), '203.0.113.8')).status).toBe(200);
});

test('an unknown e-mail address and a wrong password get the same reply', async () => {
  const { email } = await newTeacher(app.url);
  const wrong = await loginAs(createApiClient(app.url), email, 'wrong', '203.0.113.9');
  const unknown = await loginAs(createApiClient(app.url), `${randomUUID()}@school.nl`, 'wrong', '203.0.113.9');
  expect(wrong.status).toBe(401);
  expect(unknown).toMatchObject({ status: wrong.status, body: wrong.body });
  expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()]);
});
