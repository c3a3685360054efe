import { getAuthStatus, login, register } from '@exit-tickets/contracts';
import type { TestContext } from '@exit-tickets/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourlyLimits } from '../src/attempts/attempt-policy.ts';
import { aTeacher, isLoggedIn, loginStatus, registered, startAuth, startContext } from './start-auth.ts';

let context: TestContext;
beforeAll(async () => {
  context = await startContext();
});
afterAll(() => context.close());

test('registering creates an account, logs in and returns the user without anything secret', async () => {
  const auth = await startAuth(context);
  const browser = auth.browser();
  const answer = await browser.call(register, { ...aTeacher({ email: 'anna@school.example' }), firstName: 'Anna' });
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({
    id: expect.any(String),
    email: 'anna@school.example',
    firstName: 'Anna',
    lastName: null,
  });
  expect((await browser.call(getAuthStatus)).body).toEqual({ isAuthenticated: true, user: answer.body });
});

test('the password is stored only as a bcrypt hash', async () => {
  const auth = await startAuth(context);
  const { id, password } = await registered(auth);
  const stored = await context.database.collection<{ _id: string }>('users').findOne({ _id: id });
  expect(stored).toMatchObject({ passwordHash: expect.stringMatching(/^\$2b\$04\$.{53}$/) });
  expect(JSON.stringify(stored)).not.toContain(password);
});

test('an address that differs only in case or spaces is taken', async () => {
  const auth = await startAuth(context);
  const { email } = await registered(auth);
  const answer = await auth.browser().call(register, aTeacher({ email: ` ${email.toUpperCase()} ` }));
  expect(answer).toMatchObject({ status: 409, code: 'email_taken', body: { field: 'email' } });
});

test('of ten simultaneous registrations of one address exactly one succeeds, and only its password works', async () => {
  const auth = await startAuth(context);
  const email = 'twice@school.example';
  const passwords = Array.from({ length: 10 }, (_, nth) => `wachtwoord ${nth}`);
  const answers = await Promise.all(
    passwords.map((password) => auth.browser().call(register, { ...aTeacher({ email }), password })),
  );
  const winners = passwords.filter((_password, nth) => answers[nth]?.status === 201);
  expect(winners).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'email_taken')).toHaveLength(9);
  const works = await Promise.all(passwords.map((password) => loginStatus(auth, { email, password })));
  expect(works.filter((status) => status === 200)).toHaveLength(1);
  expect(works[passwords.indexOf(winners[0] ?? '')]).toBe(200);
});

test('a password has at most 72 bytes, however few characters that is', async () => {
  const auth = await startAuth(context);
  const long = aTeacher({ password: 'é'.repeat(36) });
  expect((await auth.browser().call(register, long)).status).toBe(201);
  const tooLong = await auth.browser().call(register, aTeacher({ password: `${'é'.repeat(36)}x` }));
  expect(tooLong).toMatchObject({ status: 400, code: 'invalid_request', body: { field: 'password' } });
});

test('a password that only starts with the right one is wrong at login, also past byte 72', async () => {
  const auth = await startAuth(context);
  const { email, password } = await registered(auth, { password: 'x'.repeat(72) });
  expect(await loginStatus(auth, { email, password: `${password}y` })).toBe(401);
  expect(await loginStatus(auth, { email, password })).toBe(200);
});

test.each([
  ['no address', { password: 'een goed wachtwoord' }, 'email'],
  ['no address at all', { email: 'not an address', password: 'een goed wachtwoord' }, 'email'],
  ['two addresses', { email: 'a@b.nl,c@d.nl', password: 'een goed wachtwoord' }, 'email'],
  ['a line break in the address', { email: 'a@b.nl\r\nBcc: c@d.nl', password: 'een goed wachtwoord' }, 'email'],
  ['an operator as address', { email: { $gt: '' }, password: 'een goed wachtwoord' }, 'email'],
  ['a password of five characters', { email: 'short@school.example', password: '12345' }, 'password'],
  ['an operator as password', { email: 'op@school.example', password: { $ne: '' } }, 'password'],
  [
    'a name that is too long',
    { ...{ email: 'n@school.example', password: '123456' }, firstName: 'x'.repeat(101) },
    'firstName',
  ],
])('registering with %s is refused and names the field', async (_what, body, field) => {
  const auth = await startAuth(context);
  expect(await auth.browser().send(register, body)).toMatchObject({
    status: 400,
    code: 'invalid_request',
    body: { field },
  });
});

test('a registration cannot set the id, the hash or other fields of the server', async () => {
  const auth = await startAuth(context);
  const teacher = aTeacher();
  const forged = { ...teacher, _id: 'mine', id: 'mine', passwordHash: 'x', sessionsValidFrom: '2099-01-01T00:00:00Z' };
  const { body } = await auth.browser().send(register, forged);
  expect(body).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect(await loginStatus(auth, teacher)).toBe(200);
});

test('very many registrations from one address meet a limit, and others do not', async () => {
  const auth = await startAuth(context);
  const crowd = auth.browser('192.0.2.77');
  await crowd.call(register, aTeacher());
  const counters = context.database.collection<{ _id: string; count: number }>('login_attempts');
  const { registrationsPerAddress } = hourlyLimits;
  const ids = (await counters.find().toArray()).map(({ _id }) => _id).filter((id) => id.startsWith('register:'));
  await counters.updateMany({ _id: { $in: ids } }, { $set: { count: registrationsPerAddress - 1 } });
  expect((await crowd.call(register, aTeacher())).status).toBe(201);
  const refused = await crowd.call(register, aTeacher());
  expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await auth.browser().call(register, aTeacher())).status).toBe(201);
});

test('a browser stays logged in when someone else registers elsewhere, and after a failed login', async () => {
  const auth = await startAuth(context);
  const { browser } = await registered(auth);
  await registered(auth);
  expect(await isLoggedIn(browser)).toBe(true);
  expect((await browser.call(login, aTeacher())).status).toBe(401);
  expect(await isLoggedIn(browser)).toBe(true);
});
