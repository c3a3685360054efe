import {
  checkRegistration,
  forgotPassword,
  getAuthStatus,
  getRevokedSessionsRequest,
  login,
  register,
  resetPassword,
} from '@exit-tickets/contracts';
import type { TestContext } from '@exit-tickets/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { authConfig } from '../src/config.ts';
import { createAccounts } from '../src/operator/accounts.ts';
import { firstAccountNotice } from '../src/registration/first-account.ts';
import { registrationOf } from '../src/registration/registration-policy.ts';
import { aTeacher, isLoggedIn, loginStatus, publicUrl, registered, startAuth, startContext } from './start-auth.ts';

let context: TestContext;
beforeAll(async () => {
  context = await startContext();
});
afterAll(() => context.close());

const accounts = () => createAccounts(context.database, { publicUrl, now: context.now });
const secretIn = (text: string): string => /#invitation=([\w-]+)$/.exec(text)?.[1] ?? '';
const invite = async (days = 7): Promise<string> => secretIn(await accounts().invite(days));
const restrictedPolicies = ['invite', 'closed'] as const;

describe.each(restrictedPolicies)('REGISTRATION=%s', (REGISTRATION) => {
  const startRestricted = () => startAuth(context, { REGISTRATION });

  test('is reported before anything is typed, and creates no account without an invitation', async () => {
    const browser = (await startRestricted()).browser();
    expect((await browser.call(checkRegistration, {})).body).toEqual({ registration: REGISTRATION, domains: [] });
    expect(await browser.call(register, aTeacher())).toMatchObject({ status: 403, code: 'registration_closed' });
  });

  test('creates one account with an invitation, and reports whether an invitation is valid', async () => {
    const auth = await startRestricted();
    const invitation = await invite();
    const isInvited = async () => (await auth.browser().call(checkRegistration, { invitation })).body.isInvited;
    expect(await isInvited()).toBe(true);
    const browser = auth.browser();
    expect((await browser.call(register, { ...aTeacher(), invitation })).status).toBe(201);
    expect(await isLoggedIn(browser)).toBe(true);
    expect(await isInvited()).toBe(false);
    const again = await auth.browser().call(register, { ...aTeacher(), invitation });
    expect(again).toMatchObject({ status: 400, code: 'invitation_invalid' });
  });

  test('creates one account from ten simultaneous registrations with one invitation', async () => {
    const auth = await startRestricted();
    const invitation = await invite();
    const teachers = Array.from({ length: 10 }, () => aTeacher());
    const answers = await Promise.all(
      teachers.map((teacher) => auth.browser().call(register, { ...teacher, invitation })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'invitation_invalid')).toHaveLength(9);
    const works = await Promise.all(teachers.map((teacher) => loginStatus(auth, teacher)));
    expect(works.filter((status) => status === 200)).toHaveLength(1);
  });

  test('accepts an invitation until its last second, and no longer', async () => {
    const auth = await startRestricted();
    const [first, second] = [await invite(2), await invite(2)];
    context.clock.advance({ days: 2, seconds: -1 });
    onTestFinished(() => context.clock.advance({ days: -2 }));
    expect((await auth.browser().call(register, { ...aTeacher(), invitation: first })).status).toBe(201);
    context.clock.advance({ seconds: 1 });
    expect((await auth.browser().call(checkRegistration, { invitation: second })).body.isInvited).toBe(false);
    const late = await auth.browser().call(register, { ...aTeacher(), invitation: second });
    expect(late).toMatchObject({ status: 400, code: 'invitation_invalid' });
  });

  test('accepts neither a guessed invitation nor the stored hash of one', async () => {
    const auth = await startRestricted();
    const invitation = await invite();
    const stored = await context.database.collection<{ _id: string }>('invitations').find().toArray();
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(invitation);
    const guesses = [...stored.map(({ _id }) => _id), invitation.slice(1), `${invitation}x`, invitation.toUpperCase()];
    for (const guess of guesses) {
      const answer = await auth.browser().call(register, { ...aTeacher(), invitation: guess });
      expect(answer, guess).toMatchObject({ status: 400, code: 'invitation_invalid' });
    }
    for (const guess of ['', { $ne: '' }, { $gt: '' }, ['a'], null, 'x'.repeat(201)]) {
      const answer = await auth.browser().send(register, { ...aTeacher(), invitation: guess });
      expect(answer, JSON.stringify(guess)).toMatchObject({ status: 400, body: { field: expect.any(String) } });
    }
    expect((await auth.browser().call(register, { ...aTeacher(), invitation })).status).toBe(201);
  });

  test('does not reveal without an invitation who has an account, and an address in use consumes none', async () => {
    const auth = await startRestricted();
    const invitation = await invite();
    const teacher = aTeacher();
    expect((await auth.browser().call(register, { ...teacher, invitation })).status).toBe(201);
    expect(await auth.browser().call(register, teacher)).toMatchObject({ status: 403, code: 'registration_closed' });
    const other = await invite();
    const inUse = await auth.browser().call(register, { ...teacher, invitation: other });
    expect(inUse).toMatchObject({ status: 409, code: 'email_taken' });
    expect((await auth.browser().call(register, { ...aTeacher(), invitation: other })).status).toBe(201);
  });
});

test('an invitation is not used up while registration is open', async () => {
  const auth = await startAuth(context);
  const invitation = await invite();
  expect((await auth.browser().call(register, { ...aTeacher(), invitation })).status).toBe(201);
  expect((await auth.browser().call(checkRegistration, { invitation })).body.isInvited).toBe(true);
});

describe('REGISTRATION_DOMAINS', () => {
  const domains = { REGISTRATION_DOMAINS: 'School.NL, @münchen.de' };

  test('are reported before anything is typed, in lower case and with their accents', async () => {
    const auth = await startAuth(context, domains);
    const { body } = await auth.browser().call(checkRegistration, {});
    expect(body).toEqual({ registration: 'open', domains: ['school.nl', 'münchen.de'] });
  });

  test.each(['an@school.nl', 'An.B@SCHOOL.nl', 'an+klas@school.nl', 'an@xn--mnchen-3ya.de'])(
    'admit %s, whatever the spelling',
    async (email) => {
      const auth = await startAuth(context, domains);
      expect((await auth.browser().call(register, aTeacher({ email }))).status).toBe(201);
    },
  );

  test.each([
    ['another domain', 'an@elders.nl'],
    ['one below it', 'an@leerling.school.nl'],
    ['one above it', 'an@nl.example'],
    ['one that ends like it', 'an@eenschool.nl'],
    ['one that begins like it', 'an@school.nl.evil.example'],
    ['a look-alike in ASCII', 'an@schoo1.nl'],
    ['a look-alike in Cyrillic, as browsers send it', 'an@xn--schl-s5db.nl'],
    ['the same without its mark', 'an@munchen.de'],
    ['the domain before the sign', 'school.nl@evil.example'],
    ['the domain in a plus address', 'an+school.nl@evil.example'],
  ])('do not admit %s', async (_what, email) => {
    for (const REGISTRATION of ['open', ...restrictedPolicies]) {
      const auth = await startAuth(context, { ...domains, REGISTRATION });
      const invitation = await invite();
      const answer = await auth.browser().call(register, { ...aTeacher({ email }), invitation });
      expect(answer).toMatchObject({ status: 403, code: 'email_domain_not_allowed', body: { field: 'email' } });
    }
  });

  test.each([
    'an@schооl.nl',
    'an@\u017fchool.nl',
    'an@school.nl@evil.example',
    '"an@school.nl"@evil.example',
    'an@school.nl\u0000.evil.example',
    'an@school.nl.',
  ])('are not checked for %j, which is refused as no address', async (email) => {
    const auth = await startAuth(context, domains);
    expect(await auth.browser().send(register, { ...aTeacher(), email })).toMatchObject({
      status: 400,
      body: { field: 'email' },
    });
  });

  test.each(['school', '*.school.nl', 'http://school.nl', 'school.nl/', 'an@school.nl', 'school.nl,,', ' '])(
    'are an invalid configuration when one is no domain: %j',
    (REGISTRATION_DOMAINS) => {
      expect(authConfig.safeParse({ PUBLIC_URL: publicUrl, REGISTRATION_DOMAINS }).success).toBe(false);
    },
  );
});

test('an unset REGISTRATION means open on this machine alone, invite for others, and open for an earlier installation', () => {
  const policyFor = (env: Record<string, string | undefined>, staysOpen = false) =>
    registrationOf(authConfig.parse({ PUBLIC_URL: 'http://localhost:3000', ...env }), staysOpen);
  for (const alone of [{}, { HOST: '127.0.0.1' }, { HOST: '::1' }])
    expect(policyFor(alone), JSON.stringify(alone)).toBe('open');
  for (const others of [{ HOST: '0.0.0.0' }, { PUBLIC_URL: publicUrl }]) {
    expect(policyFor(others), JSON.stringify(others)).toBe('invite');
    expect(policyFor(others, true), JSON.stringify(others)).toBe('open');
    expect(policyFor({ ...others, REGISTRATION: 'closed' }, true)).toBe('closed');
    expect(policyFor({ ...others, REGISTRATION: 'open' })).toBe('open');
  }
  expect(authConfig.safeParse({ PUBLIC_URL: publicUrl, REGISTRATION: 'Invite only' }).success).toBe(false);
});

describe('an installation', () => {
  let own: TestContext;
  beforeEach(async () => {
    own = await startContext();
    onTestFinished(() => own.close());
  });
  const capturedWarnings = () => {
    const warnings: string[] = [];
    const logger = Object.assign(Object.create(own.logger), { warn: (line: unknown) => warnings.push(String(line)) });
    return { warnings, logger };
  };
  const unset = { REGISTRATION: undefined };

  test('with accounts from before stays open when others can reach it, and its operator is warned once', async () => {
    const _id = 'from-before';
    await own.database
      .collection<{ _id: string }>('users')
      .insertOne(Object.assign({ _id }, { email: 'an@school.example', passwordHash: '-', createdAt: new Date() }));
    const { warnings, logger } = capturedWarnings();
    const local = { ...unset, PUBLIC_URL: 'http://localhost:3000' };
    await startAuth(own, local, { logger });
    expect(warnings).toEqual([]);
    for (let starts = 0; starts < 2; starts += 1) {
      const auth = await startAuth(own, unset, { logger });
      expect((await auth.browser().call(register, aTeacher())).status).toBe(201);
      own.clock.advance({ days: 1 });
    }
    expect(warnings).toEqual([expect.stringContaining('set REGISTRATION=invite')]);
  });

  test('that began on one machine requires invitations once others can reach it', async () => {
    const { warnings, logger } = capturedWarnings();
    const local = { ...unset, PUBLIC_URL: 'http://localhost:3000' };
    expect((await (await startAuth(own, local, { logger })).browser().call(register, aTeacher())).status).toBe(201);
    const auth = await startAuth(own, unset, { logger });
    expect((await auth.browser().call(register, aTeacher())).code).toBe('registration_closed');
    expect(warnings).toEqual([]);
  });

  test('without accounts gives its operator a link for the first one, and a later link replaces it', async () => {
    const config = authConfig.parse({ PUBLIC_URL: publicUrl });
    const auth = await startAuth(own, unset);
    const notice = (site?: string) => firstAccountNotice(config, own, site);
    const [first, second] = [secretIn((await notice(publicUrl)) ?? ''), secretIn((await notice(publicUrl)) ?? '')];
    expect(await notice()).toMatch(/npm run accounts -- invite/);
    const invited = (invitation: string) => auth.browser().call(register, { ...aTeacher(), invitation });
    expect((await invited(first)).code).toBe('invitation_invalid');
    expect((await invited(second)).status).toBe(201);
    expect([await notice(publicUrl), await notice()]).toEqual([undefined, undefined]);
    await own.database.collection('users').updateMany({}, { $set: { erasedAt: own.clock.now() } });
    expect(await notice(publicUrl)).toContain(publicUrl);
  });

  test('with open registration needs no link for the first account', async () => {
    const config = authConfig.parse({ PUBLIC_URL: publicUrl, REGISTRATION: 'open' });
    expect(await firstAccountNotice(config, own, publicUrl)).toBeUndefined();
  });
});

describe('a disabled account', () => {
  test('is logged out everywhere, reports why only with the right password, and works again once it is enabled', async () => {
    const auth = await startAuth(context);
    const { browser, email, password, id } = await registered(auth);
    expect(await accounts().disable(email.toUpperCase())).toBe(true);
    expect(await isLoggedIn(browser)).toBe(false);
    const { users } = await auth.context.bus.request(getRevokedSessionsRequest, {});
    expect(users.map(({ userId }) => userId)).toContain(id);
    const owner = auth.browser();
    expect(await owner.call(login, { email, password })).toMatchObject({ status: 403, code: 'account_disabled' });
    expect(owner.cookies.size).toBe(0);
    const wrong = await auth.browser().call(login, { email, password: 'geraden' });
    expect(wrong).toMatchObject({ status: 401, code: 'wrong_credentials' });
    expect((await auth.browser().call(register, aTeacher({ email }))).code).toBe('email_taken');
    expect(await accounts().enable(email)).toBe(true);
    expect(await loginStatus(auth, { email, password })).toBe(200);
  });

  test('is not opened by a reset link from before or after', async () => {
    const demo = { DEMO_RESET_LINKS: 'true', HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000' };
    const auth = await startAuth(context, demo);
    const { email } = await registered(auth);
    const newToken = async () => {
      const { body } = await auth.browser().call(forgotPassword, { email });
      return new URL(body.resetUrl ?? '').searchParams.get('token') ?? '';
    };
    const before = await newToken();
    await accounts().disable(email);
    const password = 'een nieuw wachtwoord';
    const reset = (token: string) => auth.browser().call(resetPassword, { token, password });
    expect((await reset(before)).code).toBe('reset_token_invalid');
    expect((await reset(await newToken())).status).toBe(200);
    expect(await loginStatus(auth, { email, password })).toBe(403);
  });

  test('must exist to be disabled, enabled or deleted', async () => {
    for (const change of ['disable', 'enable', 'delete'] as const)
      expect(await accounts()[change]('nobody@school.example')).toBe(false);
  });
});

test('an account that the operator deletes is gone, its sessions end, and its address is free', async () => {
  const auth = await startAuth(context);
  const { browser, email, password } = await registered(auth);
  expect(await accounts().delete(email)).toBe(true);
  expect((await browser.call(getAuthStatus)).body.isAuthenticated).toBe(false);
  expect(await loginStatus(auth, { email, password })).toBe(401);
  expect((await auth.browser().call(register, { email, password })).status).toBe(201);
});
