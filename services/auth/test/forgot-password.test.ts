import { forgotPassword, resetPassword } from '@exit-tickets/contracts';
import { type MailSink, startMailSink, type TestContext } from '@exit-tickets/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { attemptModel } from '../src/attempts/attempt.model.ts';
import { createHourlyLimit } from '../src/attempts/hourly-limit.ts';
import type { AuthContext } from '../src/auth-context.ts';
import { forgotPassword as forgotPasswordCall } from '../src/use-cases/forgot-password.ts';
import { publicUrl, type RunningAuth, registered, startAuth, startContext } from './start-auth.ts';

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
  await context.database.collection('mails').deleteMany({});
  auth = await startAuth(context, { SMTP_URL: sink.url, MAIL_FROM: 'Exit tickets <tickets@school.example>' });
});
afterEach(async () => {
  sink.behave('accept');
  await sink.comeBack();
});

const requestLink = (email: string, headers?: Record<string, string>, browser = auth.browser()) =>
  browser.call(forgotPassword, { email }, headers);
const waiting = () => context.database.collection('mails').find().toArray();
const nothingWaits = () => vi.waitFor(async () => expect(await waiting()).toEqual([]));
/**
 * Waits until the one mail has failed this often, and returns the seconds to its next try. A try is counted before it
 * starts, and the mail is put off by two minutes while it runs.
 */
const retryDelay = (failures: number) =>
  vi.waitFor(async () => {
    const [mail] = await waiting();
    const seconds = (mail?.nextAttemptAt.getTime() - context.now().getTime()) / 1000;
    expect(mail?.attempts).toBe(failures);
    expect(seconds).toBeLessThan(100);
    return seconds;
  });

test('a known address gets a mail with a link on the configured address', async () => {
  const { email } = await registered(auth);
  await requestLink(email);
  const mail = await sink.waitForMail(email);
  expect(mail).toMatchObject({ from: 'tickets@school.example', to: [email] });
  expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
  const link = new RegExp(`^${publicUrl}/reset-password\\?token=[\\w-]{43}$`, 'm');
  expect(mail.text).toMatch(link);
  expect(mail.html).toContain(link.exec(mail.text)?.[0]);
});

test('the link has the configured address, whatever host the request names', async () => {
  const { email } = await registered(auth);
  const forged = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
  await requestLink(email, { ...forged, host: 'evil.example', referer: 'https://evil.example/' });
  const { text, html } = await sink.waitForMail(email);
  expect(text).toContain(`${publicUrl}/reset-password?token=`);
  expect(`${text}${html}`).not.toContain('evil.example');
});

test('a known and an unknown address get the same response', async () => {
  const { email } = await registered(auth);
  const known = await requestLink(email);
  const unknown = await requestLink('stranger@school.example');
  expect(known.status).toBe(200);
  expect(known.body).toEqual({ message: 'If the email exists, a reset link has been sent' });
  expect(unknown).toMatchObject({ status: 200, body: known.body });
  expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()]);
});

test('the response does not wait for a look-up of the account', async () => {
  const { email } = await registered(auth);
  const untouchable = new Proxy({}, { get: () => expect.fail('looked up') });
  const orderMail = vi.fn(async () => undefined);
  const authContext: Partial<AuthContext> = {
    users: untouchable as never,
    hourly: createHourlyLimit(attemptModel(context.database), context.now),
    orderMail,
    isDemo: false,
    mailStatus: { sendsMail: true },
  };
  const request = { ip: '192.0.2.201', headers: {} };
  const call = (address: string) =>
    forgotPasswordCall(authContext as AuthContext, { body: { email: address }, request } as never);
  await call(email);
  await call('nobody-at-all@school.example');
  expect(orderMail.mock.calls).toEqual([
    [{ kind: 'reset', email, language: 'en' }],
    [{ kind: 'reset', email: 'nobody-at-all@school.example', language: 'en' }],
  ]);
});

test('the call that orders a mail does not send it, since that would show in response times', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const quiet = await startAuth(context, { SMTP_URL: sink.url });
  await auth.context.close();
  const { email } = await registered(quiet);
  for (const address of [email, 'nobody@school.example', email, email]) await requestLink(address, {}, quiet.browser());
  expect((await waiting()).map(({ attempts }) => attempts)).toEqual([0, 0, 0, 0]);
  vi.advanceTimersByTime(1_000);
  await sink.waitForMail(email);
  await nothingWaits();
});

test('an unknown address gets no mail', async () => {
  const { email } = await registered(auth);
  await requestLink('not-registered@school.example');
  await requestLink(email);
  await sink.waitForMail(email);
  await nothingWaits();
  expect(sink.mails.flatMap(({ to }) => to)).not.toContain('not-registered@school.example');
});

test('a mail goes to the address as it was registered, however it is typed', async () => {
  const { email } = await registered(auth);
  await requestLink(` ${email.toUpperCase()} `);
  expect((await sink.waitForMail(email)).to).toEqual([email]);
});

test.each([
  ['nl-BE,nl;q=0.9,en;q=0.8', 'nl', 'Kies een nieuw wachtwoord', 'is een uur geldig'],
  ['en-GB', 'en', 'Choose a new password', 'one hour'],
  ['tlh,de-AT;q=0.7,en;q=0.3', 'de', 'Wählen Sie ein neues Passwort', 'gilt eine Stunde'],
  ['fr', 'fr', 'Choisissez un nouveau mot de passe', 'est valable une heure'],
])('a browser that asks for %s gets the mail in %s', async (accepted, language, subject, words) => {
  const { email } = await registered(auth, { firstName: 'Anna' });
  await requestLink(email, { 'accept-language': accepted });
  const mail = await sink.waitForMail(email);
  expect(mail.subject).toBe(subject);
  for (const body of [mail.text, mail.html]) expect(body).toContain(words);
  expect(mail.html).toContain(`<html lang="${language}">`);
  expect(mail.text).toContain('Anna');
});

test.each(['<b>Ga</b> naar evil.example', '"><img src="//evil.example">', 'Klik https://evil.example/nu'])(
  'a mail to %j omits that name and has only our link',
  async (firstName) => {
    const { email } = await registered(auth, { firstName });
    await requestLink(email, { 'accept-language': 'nl' });
    const { text, html } = await sink.waitForMail(email);
    expect(text).toMatch(/^Hallo,$/m);
    expect(`${text}${html}`).not.toMatch(/evil|<b>|<img/);
    for (const [link] of `${text} ${html}`.matchAll(/https?:[^\s"<]+/g)) expect(link).toMatch(publicUrl);
  },
);

test('a name with special characters of HTML arrives as it is', async () => {
  const { email } = await registered(auth, { firstName: "Anne & d'Arc" });
  await requestLink(email, { 'accept-language': 'nl' });
  const { text, html } = await sink.waitForMail(email);
  expect(text).toContain("Hallo Anne & d'Arc,");
  expect(html).toContain('Hallo Anne &amp; d&#39;Arc,');
});

test('a mail loads no resource', async () => {
  const { email } = await registered(auth);
  await requestLink(email);
  const { html } = await sink.waitForMail(email);
  expect(html).not.toMatch(/<(img|script|link|iframe|style)\b|url\(|@import/i);
});

test('one address gets at most five mails an hour, and the response does not reveal it', async () => {
  const { email } = await registered(auth);
  const other = await registered(auth);
  const answers = [];
  for (let nth = 0; nth < 8; nth += 1) answers.push(await requestLink(email));
  await requestLink(other.email);
  await sink.waitForMail(other.email);
  await nothingWaits();
  expect(sink.mails.filter(({ to }) => to.includes(email))).toHaveLength(5);
  expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
  context.clock.advance({ hours: 1 });
  for (let nth = 0; nth < 5; nth += 1) await sink.waitForMail(email);
  await requestLink(email);
  await sink.waitForMail(email);
});

test('requests for very many addresses from one client meet a limit', async () => {
  const browser = auth.browser('192.0.2.200');
  const answers = await Promise.all(
    Array.from({ length: 61 }, (_, nth) => requestLink(`many-${nth}@school.example`, {}, browser)),
  );
  expect(answers.filter(({ code }) => code === 'too_many_requests')).toHaveLength(1);
});

test('a mail server that is down and a restart delay the mail and do not lose it', async () => {
  const { email } = await registered(auth);
  await sink.goDown();
  expect((await requestLink(email)).status).toBe(200);
  await retryDelay(1);
  await auth.context.close();
  await sink.comeBack();
  const restarted = await auth.replica();
  context.clock.advance({ minutes: 5 });
  const { text } = await sink.waitForMail(email);
  const token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
  const answer = await restarted.browser().call(resetPassword, { token, password: 'een nieuw wachtwoord' });
  expect(answer.status).toBe(200);
});

test('a mail that the server defers is tried again, less and less often', async () => {
  const { email } = await registered(auth);
  sink.behave('busy');
  await requestLink(email);
  const waits: number[] = [];
  for (let attempts = 1; attempts <= 3; attempts += 1) {
    const seconds = await retryDelay(attempts);
    waits.push(seconds);
    context.clock.advance({ seconds });
  }
  expect(waits).toEqual([10, 20, 40]);
  sink.behave('accept');
  context.clock.advance({ hours: 1 });
  await sink.waitForMail(email);
  await nothingWaits();
});

test('a mail that the server refuses for good is not tried again and does not delay others', async () => {
  const refused = await registered(auth);
  const { email } = await registered(auth);
  sink.behave('refuse');
  const before = sink.turnedAway();
  await requestLink(refused.email);
  await nothingWaits();
  expect(sink.turnedAway()).toBe(before + 1);
  sink.behave('accept');
  await requestLink(email);
  await sink.waitForMail(email);
});

test('the database contains no working link, neither while the mail waits nor afterwards', async () => {
  const { email } = await registered(auth);
  const everything = async (): Promise<string> => {
    const collections = ['users', 'mails', 'ended_sessions', 'login_attempts'];
    const found = await Promise.all(collections.map((name) => context.database.collection(name).find().toArray()));
    return JSON.stringify(found);
  };
  await sink.goDown();
  await requestLink(email);
  await retryDelay(1);
  expect(await everything()).not.toContain('token=');
  await sink.comeBack();
  context.clock.advance({ minutes: 1 });
  const { text } = await sink.waitForMail(email);
  const token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
  expect(token).toHaveLength(43);
  expect(await everything()).not.toContain(token);
});

test('two replicas send a mail once', async () => {
  const { email } = await registered(auth);
  await auth.replica();
  await Promise.all([requestLink(email), requestLink(email), requestLink(email)]);
  for (let nth = 0; nth < 3; nth += 1) await sink.waitForMail(email);
  await nothingWaits();
  expect(sink.mails.filter(({ to }) => to.includes(email))).toHaveLength(3);
});

test('a malformed address is an invalid request', async () => {
  for (const email of ['', 'x', { $gt: '' }, ['a@b.nl']])
    expect(await auth.browser().send(forgotPassword, { email })).toMatchObject({
      status: 400,
      code: 'invalid_request',
    });
});
