import { forgotPassword, login, resetPassword } from '@exit-tickets/contracts';
import { createSessions, type Session } from '@exit-tickets/service-kit';
import type { TestContext } from '@exit-tickets/testing';
import { hashSync } from 'bcryptjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuthContext } from '../src/auth-context.ts';
import { authStatusOf } from '../src/use-cases/auth-status.ts';
import { logIn } from '../src/use-cases/log-in.ts';
import { userModel } from '../src/users/user.model.ts';
import { createUsers } from '../src/users/user.repository.ts';
import { isLoggedIn, loginStatus, registered, startAuth, startContext } from './start-auth.ts';

let context: TestContext;
beforeAll(async () => {
  context = await startContext();
});
afterAll(() => context.close());

/** Stores what a reset stores, as if it had just happened. */
const endAllSessions = async (id: string): Promise<Date> => {
  const sessionsValidFrom = new Date(context.now().getTime() + 1_000);
  await userModel(context.database).updateOne({ _id: id }, { $set: { sessionsValidFrom, passwordHash: 'another' } });
  return sessionsValidFrom;
};

const doNothing = async () => undefined;

test('a reset while the old password is being compared wins: the login fails and leaves no session', async () => {
  const auth = await startAuth(context);
  const { email, password, id } = await registered(auth);
  const cookies: string[] = [];
  const authContext: Partial<AuthContext> = {
    users: createUsers(userModel(context.database)),
    passwords: {
      matches: async () => {
        await endAllSessions(id);
        return true;
      },
      isOutdated: () => false,
    } as never,
    loginThrottle: { attempt: (_attempt: unknown, compare: () => Promise<boolean>) => compare() } as never,
    devices: { knownTo: () => 'known', remember: doNothing } as never,
    sessions: {
      ...context.sessions,
      start: () => cookies.push('session') as never,
      clear: () => cookies.pop(),
    },
  };
  const call = { body: { email, password }, request: { ip: '192.0.2.1' } } as never;
  await expect(logIn(authContext as AuthContext, call)).rejects.toThrow(
    expect.objectContaining({ code: 'wrong_credentials' }),
  );
  expect(cookies).toEqual([]);
});

test('a reset while a session is being renewed ends the renewed one too', async () => {
  const auth = await startAuth(context);
  const { id } = await registered(auth);
  const users = createUsers(userModel(context.database));
  const { session } = context.sessions.sign(id, 'a-session');
  let renewed: Session | undefined;
  let validFrom = new Date(0);
  context.clock.advance({ days: 2 });
  const authContext: Partial<AuthContext> = {
    revocations: { isRevoked: async () => false } as never,
    users: {
      ...users,
      byId: async (userId) => {
        const user = await users.byId(userId);
        context.clock.advance({ seconds: 5 });
        validFrom = await endAllSessions(userId);
        return user;
      },
    },
    now: context.now,
    sessions: {
      ...context.sessions,
      read: () => session,
      renew: (_reply, { userId, sessionId }) => {
        renewed = context.sessions.sign(userId, sessionId).session;
        return renewed;
      },
    },
  };
  const status = await authStatusOf(authContext as AuthContext, {} as never);
  expect(status.isAuthenticated).toBe(true);
  expect(renewed?.issuedAt.getTime()).toBeLessThan(validFrom.getTime());
});

test('a login right after a reset lasts, while sessions from before the reset are over', async () => {
  const now = () => new Date();
  const sessions = createSessions({ secrets: ['a secret of tests that has 32 bytes'], isSecure: false, now });
  const demo = { DEMO_RESET_LINKS: 'true', HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000' };
  const auth = await startAuth(context, demo, { now, sessions });
  const { browser, email } = await registered(auth);
  const { body } = await browser.call(forgotPassword, { email });
  const token = new URL(body.resetUrl ?? '').searchParams.get('token') ?? '';
  const owner = auth.browser();
  const password = 'een nieuw wachtwoord';
  await owner.call(resetPassword, { token, password });
  expect(await isLoggedIn(browser)).toBe(false);
  expect((await owner.call(login, { email, password })).status).toBe(200);
  expect(await isLoggedIn(owner)).toBe(true);
});

test('a password that was hashed with another cost is hashed anew at the next login', async () => {
  const auth = await startAuth(context);
  const { id, ...teacher } = await registered(auth);
  const users = userModel(context.database);
  await users.updateOne({ _id: id }, { $set: { passwordHash: hashSync(teacher.password, 5) } });
  expect(await loginStatus(auth, teacher)).toBe(200);
  expect((await users.findById(id))?.passwordHash).toMatch(/^\$2b\$04\$/);
  expect(await loginStatus(auth, teacher)).toBe(200);
  expect(await loginStatus(auth, { ...teacher, password: 'een ander' })).toBe(401);
});
