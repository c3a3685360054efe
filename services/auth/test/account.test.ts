import { consumer } from '@exit-tickets/bus';
import {
  accountDeleted,
  changeEmail,
  changePassword,
  confirmEmail,
  deleteAccount,
  forgotPassword,
  getAuthStatus,
  login,
  rebuildRequested,
  register,
  resetPassword,
  updateAccount,
} from '@exit-tickets/contracts';
import { type MailSink, startMailSink, type TestContext } from '@exit-tickets/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { hourlyLimits } from '../src/attempts/attempt-policy.ts';
import {
  aTeacher,
  isLoggedIn,
  loginStatus,
  publicUrl,
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

const users = () => context.database.collection('users');
const tokenIn = (text: string): string => /token=([\w-]{43})/.exec(text)?.[1] ?? '';
const newAddress = () => aTeacher().email;
/** A teacher who requested a change to another address, with the token that was mailed there. */
const withPendingChange = async () => {
  const teacher = await registered(auth);
  const newEmail = newAddress();
  const answer = await teacher.browser.call(changeEmail, { email: newEmail, password: teacher.password });
  const mail = await sink.waitForMail(newEmail);
  return { ...teacher, newEmail, answer, mail, token: tokenIn(mail.text) };
};
const confirm = async (token: string) => (await auth.browser().call(confirmEmail, { token })).status;

describe('name and language', () => {
  test('change, and omitted fields stay as they are', async () => {
    const { browser, email, id } = await registered(auth, { firstName: 'An' });
    expect((await browser.call(updateAccount, { lastName: 'de Wit' })).body).toEqual({
      ...{ id, email, firstName: 'An', lastName: 'de Wit' },
    });
    await browser.call(updateAccount, { language: 'fr' });
    expect((await browser.call(getAuthStatus)).body.user).toMatchObject({ lastName: 'de Wit', language: 'fr' });
    expect((await browser.call(updateAccount, { firstName: '' })).body.firstName).toBeNull();
  });

  test.each(['👩🏽‍🏫 Fatima', 'محمد', 'x'.repeat(100)])('store the name %s as it was typed', async (firstName) => {
    const { browser } = await registered(auth);
    expect((await browser.call(updateAccount, { firstName })).body.firstName).toBe(firstName);
  });

  test('refuse a name of two hundred letters, and report the field', async () => {
    const { browser } = await registered(auth);
    const { status, body } = await browser.send(updateAccount, { lastName: 'x'.repeat(200) });
    expect({ status, body }).toMatchObject({ status: 400, body: { field: 'lastName' } });
  });

  test('mails come in the language of the account, not of the browser that asked for them', async () => {
    const { browser, email } = await registered(auth);
    await browser.call(updateAccount, { language: 'de' });
    await auth.browser().call(forgotPassword, { email }, { 'accept-language': 'fr' });
    expect((await sink.waitForMail(email)).subject).toBe('Wählen Sie ein neues Passwort');
  });

  test('a registration keeps the language in which it was made', async () => {
    const { body } = await auth.browser().call(register, { ...aTeacher(), language: 'nl' });
    expect(body.language).toBe('nl');
  });
});

describe('a change of the password', () => {
  test('ends all other sessions of the account and keeps this one', async () => {
    const { browser, email, password } = await registered(auth);
    const elsewhere = auth.browser();
    await elsewhere.call(login, { email, password });
    const newPassword = 'een nog beter wachtwoord';
    expect((await browser.call(changePassword, { currentPassword: password, newPassword })).status).toBe(204);
    expect([await isLoggedIn(browser), await isLoggedIn(elsewhere)]).toEqual([true, false]);
    expect(await loginStatus(auth, { email, password })).toBe(401);
    expect(await loginStatus(auth, { email, password: newPassword })).toBe(200);
  });

  test('needs the current password, and guessing that is slowed down', async () => {
    const { browser, email, password } = await registered(auth);
    const guess = () => browser.call(changePassword, { currentPassword: 'geraden', newPassword: 'van een ander' });
    const first = await guess();
    expect(first).toMatchObject({ status: 401, code: 'wrong_credentials', body: { field: 'currentPassword' } });
    const statuses = new Set<number>();
    for (let nth = 0; nth < 15; nth += 1) statuses.add((await guess()).status);
    expect(statuses).toEqual(new Set([401, 429]));
    expect(await loginStatus(auth, { email, password })).toBe(200);
  });

  test('invalidates what was mailed before: a reset link and a change of the address', async () => {
    const { browser, email, password, token } = await withPendingChange();
    await browser.call(forgotPassword, { email });
    const mails = [await sink.waitForMail(email), await sink.waitForMail(email)];
    const reset = mails.map(({ text }) => tokenIn(text)).find(Boolean) ?? '';
    await browser.call(changePassword, { currentPassword: password, newPassword: 'een nog beter wachtwoord' });
    expect(await confirm(token)).toBe(400);
    expect((await browser.call(resetPassword, { token: reset, password: 'van een ander' })).status).toBe(400);
  });
});

describe('a change of the address', () => {
  test('takes effect only once the link in the mail is followed, and the old address is notified both times', async () => {
    const { email, password, newEmail, mail, token } = await withPendingChange();
    expect(mail.text).toContain(`${publicUrl}/confirm-email?token=${token}`);
    const warning = await sink.waitForMail(email);
    expect(warning.text).toContain(newEmail);
    expect(warning.text).not.toContain('token=');
    expect(await loginStatus(auth, { email, password })).toBe(200);
    expect(await loginStatus(auth, { email: newEmail, password })).toBe(401);
    expect(await confirm(token)).toBe(200);
    expect((await sink.waitForMail(email)).text).toContain(newEmail);
    expect(await loginStatus(auth, { email, password })).toBe(401);
    expect(await loginStatus(auth, { email: newEmail, password })).toBe(200);
  });

  test('needs the password', async () => {
    const { browser } = await registered(auth);
    const newEmail = newAddress();
    const answer = await browser.call(changeEmail, { email: newEmail, password: 'geraden' });
    expect(answer).toMatchObject({ status: 401, body: { field: 'password' } });
    expect(sink.mails.some(({ to }) => to.includes(newEmail))).toBe(false);
  });

  test('to one with an account gets the same response as to a free one, and its owner gets a mail without a link', async () => {
    const owner = await registered(auth);
    const free = await withPendingChange();
    const teacher = await registered(auth);
    const inUse = await teacher.browser.call(changeEmail, { email: owner.email, password: teacher.password });
    expect({ status: inUse.status, body: inUse.body }).toEqual({ status: free.answer.status, body: free.answer.body });
    const notice = await sink.waitForMail(owner.email);
    expect(`${notice.text}${notice.html}`).not.toContain('token=');
    expect(notice.text).not.toContain(teacher.email);
    expect((await sink.waitForMail(teacher.email)).text).toContain(owner.email);
  });

  test('to one that got an account meanwhile is refused', async () => {
    const { token, newEmail, email, password } = await withPendingChange();
    await auth.browser().call(register, { ...aTeacher(), email: newEmail });
    expect(await confirm(token)).toBe(400);
    expect(await loginStatus(auth, { email, password })).toBe(200);
  });

  test('shares an hourly limit of mails with all accounts; further mails wait, and reset links do not', async () => {
    await withPendingChange();
    const counters = context.database.collection<{ _id: string; count: number }>('login_attempts');
    await counters.updateOne({ _id: /^confirmation-mails:/ }, { $set: { count: hourlyLimits.confirmationMails } });
    const { browser, email, password } = await registered(auth);
    const newEmail = newAddress();
    await browser.call(changeEmail, { email: newEmail, password });
    await sink.waitForMail(email);
    await browser.call(forgotPassword, { email });
    expect(tokenIn((await sink.waitForMail(email)).text)).not.toBe('');
    const waiting = () => context.database.collection('mails').find().toArray();
    await vi.waitFor(async () => expect(await waiting()).toMatchObject([{ kind: 'confirm-email', email: newEmail }]));
    expect(sink.mails.flatMap(({ to }) => to)).not.toContain(newEmail);

    context.clock.advance({ hours: 1 });
    expect(tokenIn((await sink.waitForMail(newEmail)).text)).not.toBe('');
  });

  test('is confirmed once, within the hour, and only with the link of the last request', async () => {
    const first = await withPendingChange();
    const other = newAddress();
    await first.browser.call(changeEmail, { email: other, password: first.password });
    const token = tokenIn((await sink.waitForMail(other)).text);
    expect(await confirm(first.token)).toBe(400);
    expect([await confirm(token), await confirm(token)]).toEqual([200, 400]);
    const late = await withPendingChange();
    context.clock.advance({ seconds: 60 * 60 });
    expect(await confirm(late.token)).toBe(400);
  });

  test('cannot be confirmed with anything stored in the database', async () => {
    const { id, token } = await withPendingChange();
    const stored = JSON.stringify([
      await users().findOne({ _id: id as never }),
      await context.database.collection('mails').find().toArray(),
    ]);
    expect(stored).not.toContain(token);
    const [{ hash = '' } = {}] = (await users().findOne({ _id: id as never }))?.emailTokens ?? [];
    expect(hash).not.toBe('');
    expect(await confirm(hash)).toBe(400);
  });

  test('invalidates a reset link that was sent to the old address', async () => {
    const { browser, email, token } = await withPendingChange();
    await sink.waitForMail(email);
    await browser.call(forgotPassword, { email });
    const reset = tokenIn((await sink.waitForMail(email)).text);
    await confirm(token);
    expect((await browser.call(resetPassword, { token: reset, password: 'van een ander' })).status).toBe(400);
  });

  test('can be requested five times an hour, so that nobody’s mailbox is flooded', async () => {
    const { browser, password } = await registered(auth);
    const statuses: number[] = [];
    for (let nth = 0; nth < 6; nth += 1)
      statuses.push((await browser.call(changeEmail, { email: newAddress(), password })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('is confirmed by a link on the terminal without a mail server, and by one in the response in the demo', async () => {
    const newEmail = newAddress();
    // Mails that another test left in the queue may be printed here too.
    const lines: string[] = [];
    const print = (line: string) => line.includes(newEmail) && lines.push(line);
    // The service that mails would take it from the shared queue.
    await auth.context.close();
    const printing = await startAuth(context, {}, { print });
    const teacher = await registered(printing);
    const { body } = await teacher.browser.call(changeEmail, { email: newEmail, password: teacher.password });
    expect(body).toEqual({ message: expect.any(String), isNotMailed: true });
    await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 10_000 });
    expect((await printing.browser().call(confirmEmail, { token: tokenIn(lines[0] ?? '') })).status).toBe(200);

    const onThisMachine = { HOST: '127.0.0.1', PUBLIC_URL: 'http://127.0.0.1:3000', DEMO_RESET_LINKS: 'true' };
    const demo = await startAuth(context, onThisMachine);
    const visitor = await registered(demo);
    const asked = await visitor.browser.call(changeEmail, { email: newAddress(), password: visitor.password });
    const token = tokenIn(asked.body.confirmUrl ?? '');
    expect((await demo.browser().call(confirmEmail, { token })).status).toBe(200);
  });
});

describe('the deletion of an account', () => {
  test('leaves no name, address, session, reset token or known browser, and frees the address', async () => {
    const teacher = await registered(auth, { firstName: 'Wilhelmina' });
    const { browser, email, password, id } = teacher;
    const elsewhere = auth.browser();
    await elsewhere.call(login, { email, password });
    const { status } = await browser.call(deleteAccount, { password });
    expect(status).toBe(204);
    expect([...browser.cookies.keys()]).toEqual([]);
    expect(await isLoggedIn(elsewhere)).toBe(false);
    expect((await elsewhere.call(updateAccount, { firstName: 'An' })).status).toBe(401);
    expect(await loginStatus(auth, { email, password })).toBe(401);
    await vi.waitFor(async () => expect((await users().findOne({ _id: id as never }))?.outbox).toEqual([]));
    const left = await users().findOne({ _id: id as never });
    expect(left).toMatchObject({ firstName: null, devices: [], resetTokens: [], erasedAt: expect.any(Date) });
    expect(JSON.stringify(left)).not.toContain(email);
    expect((await auth.browser().call(register, { email, password })).status).toBe(201);
  });

  test('is published again when a rebuild is requested, and an existing account is not', async () => {
    const { id: existing } = await registered(auth);
    const { browser, password, id } = await registered(auth);
    await browser.call(deleteAccount, { password });
    await auth.context.drain();
    const published: string[] = [];
    await auth.context.bus.subscribe(
      consumer('test-on-account-deleted', accountDeleted, async ({ data }) => void published.push(data.teacherId)),
    );
    await auth.context.publish(rebuildRequested, { services: ['auth'] });
    expect(published).toContain(id);
    expect(published).not.toContain(existing);
  });

  test('needs the password of the account', async () => {
    const { browser } = await registered(auth);
    expect(await browser.call(deleteAccount, { password: 'geraden' })).toMatchObject({
      ...{ status: 401, code: 'wrong_credentials' },
    });
    expect(await isLoggedIn(browser)).toBe(true);
  });
});
