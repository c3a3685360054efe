import { endpoint } from '@exit-tickets/contracts';
import jwt from 'jsonwebtoken';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createApp, createSessions, serve } from '../src/index.ts';
import { firstSecret, type KitTestContext, secondSecret, testContext } from './support.ts';

/** An app that returns who is logged in, and starts a session on request. */
const appWith = (context: KitTestContext) => {
  const app = createApp(context);
  app.get('/who', async (request) => ({ userId: context.sessions.read(request)?.userId ?? null }));
  app.post('/begin', async (_request, reply) => {
    context.sessions.start(reply, { userId: 'u1' });
    return reply.send({});
  });
  return app;
};
const who = async (context: KitTestContext, token: string) => {
  const app = appWith(context);
  const answer = await app.inject({ url: '/who', cookies: { [context.sessions.cookieName]: token } });
  await app.close();
  return answer.json().userId;
};
const claims = { sub: 'u1', sid: 's1', iss: 'exit-tickets' };

describe('the session cookie', () => {
  test('is not readable by scripts, stays on this site, and lasts seven days', async () => {
    const app = appWith(await testContext());
    const [cookie] = (await app.inject({ method: 'POST', url: '/begin' })).cookies;
    expect(cookie).toMatchObject({ name: 'session', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 604_800 });
    expect(cookie).not.toHaveProperty('domain');
  });

  test('is Secure and has the prefix __Host- behind https', async () => {
    const context = { ...(await testContext()), sessions: createSessions({ secrets: [firstSecret], isSecure: true }) };
    const [cookie] = (await appWith(context).inject({ method: 'POST', url: '/begin' })).cookies;
    expect(cookie).toMatchObject({ name: '__Host-session', secure: true });
  });
});

describe('a token is accepted', () => {
  test('if we signed it and it has not expired', async () => {
    const context = await testContext();
    expect(await who(context, context.sessions.sign('u1', 's1').token)).toBe('u1');
  });

  test('if the previous secret signed it', async () => {
    const before = (await testContext([firstSecret])).sessions.sign('u1', 's1').token;
    expect(await who(await testContext([secondSecret, firstSecret]), before)).toBe('u1');
    expect(await who(await testContext([secondSecret]), before)).toBeNull();
  });
});

describe('a token is refused', () => {
  const hour = Math.floor(Date.now() / 1000) + 3600;
  test.each([
    ['without a signature', jwt.sign({ ...claims, exp: hour }, '', { algorithm: 'none' })],
    ['signed with another key', jwt.sign({ ...claims, exp: hour }, secondSecret)],
    ['of another algorithm', jwt.sign({ ...claims, exp: hour }, firstSecret, { algorithm: 'HS512' })],
    ['of another issuer', jwt.sign({ ...claims, iss: 'other', exp: hour }, firstSecret)],
    ['that never expires', jwt.sign(claims, firstSecret)],
    ['that names nobody', jwt.sign({ sid: 's1', iss: 'exit-tickets', exp: hour }, firstSecret)],
    ['that is no token', 'abc.def.ghi'],
  ])('%s', async (_what, token) => {
    expect(await who(await testContext(), token)).toBeNull();
  });

  test('after its seven days', async () => {
    const context = await testContext();
    const { token } = context.sessions.sign('u1', 's1');
    context.clock.time = new Date(Date.now() + 7 * 86_400_000 + 1_000);
    expect(await who(context, token)).toBeNull();
  });
});

test('a token is verified once for each call, however often its user is read', async () => {
  const context = await testContext();
  const app = createApp(context);
  const mine = endpoint({
    method: 'GET',
    path: '/api/mine',
    service: 'tickets',
    access: 'teacher',
    summary: 'test',
    reply: z.object({ teacherId: z.string(), userId: z.string() }),
  });
  serve(app, mine, async ({ teacherId, request }) => ({
    teacherId,
    userId: context.sessions.read(request)?.userId ?? 'nobody',
  }));
  const verify = vi.spyOn(jwt, 'verify');
  const call = (userId: string) =>
    app.inject({ url: '/api/mine', cookies: { session: context.sessions.sign(userId, 's1').token } });
  expect((await call('u1')).json()).toEqual({ teacherId: 'u1', userId: 'u1' });
  expect(verify).toHaveBeenCalledTimes(1);
  expect((await call('u2')).json()).toEqual({ teacherId: 'u2', userId: 'u2' });
  expect(verify).toHaveBeenCalledTimes(2);
  verify.mockRestore();
  await app.close();
});
