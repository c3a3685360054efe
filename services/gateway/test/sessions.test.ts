import { pageOwnerHeader, sessionsRevokedSignal } from '@exit-tickets/contracts';
import { createSessions } from '@exit-tickets/service-kit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startGateway, type TestGateway } from './testkit.ts';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startGateway();
});

afterEach(() => gateway.close());

const tomorrow = () => new Date(gateway.context.now().getTime() + 24 * 60 * 60 * 1_000).toISOString();

/** Whether the cookie of a call reaches the service. */
const cookieReachesService = async (headers: Record<string, string>): Promise<boolean> => {
  await gateway.get('/api/my-tickets', headers);
  return gateway.fakes.tickets.requests.at(-1)?.headers.cookie !== undefined;
};

test('a valid session reaches the service', async () => {
  expect(await cookieReachesService(gateway.login())).toBe(true);
});

describe('the gateway withholds', () => {
  test('a session that was revoked', async () => {
    const login = gateway.login('teacher-1', 'revoked');
    expect(await cookieReachesService(login)).toBe(true);
    gateway.context.bus.signal(sessionsRevokedSignal, {
      sessions: [{ sessionId: 'revoked', expiresAt: tomorrow() }],
      users: [],
    });
    await vi.waitFor(async () => expect(await cookieReachesService(login)).toBe(false));
    expect(await cookieReachesService(gateway.login('teacher-1', 'another'))).toBe(true);
  });

  test('every session of a teacher from before the password changed', async () => {
    const before = gateway.login('teacher-1', 'before');
    gateway.context.clock.advance({ minutes: 1 });
    gateway.context.bus.signal(sessionsRevokedSignal, {
      sessions: [],
      users: [{ userId: 'teacher-1', before: gateway.context.now().toISOString() }],
    });
    await vi.waitFor(async () => expect(await cookieReachesService(before)).toBe(false));
    gateway.context.clock.advance({ minutes: 1 });
    expect(await cookieReachesService(gateway.login('teacher-1', 'since'))).toBe(true);
    expect(await cookieReachesService(gateway.login('teacher-2', 'other'))).toBe(true);
  });

  test('a session of another teacher than the owner of the calling page', async () => {
    const login = gateway.login('teacher-1');
    expect(await cookieReachesService({ ...login, [pageOwnerHeader]: 'teacher-1' })).toBe(true);
    expect(await cookieReachesService({ ...login, [pageOwnerHeader]: 'teacher-2' })).toBe(false);
  });

  test('a session that has expired', async () => {
    const login = gateway.login();
    gateway.context.clock.advance({ days: 8 });
    expect(await cookieReachesService(login)).toBe(false);
  });

  test('a session that is unsigned or signed by someone else', async () => {
    const forger = createSessions({ secrets: ['a secret of the forger, 32 bytes long'], isSecure: false });
    const { token } = forger.sign('teacher-1', 'session-1');
    const [, payload] = token.split('.');
    const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`;
    for (const forged of [token, unsigned, 'nonsense'])
      expect(await cookieReachesService({ cookie: `session=${forged}` })).toBe(false);
  });
});

test('a gateway knows a session that was revoked before it started', async () => {
  gateway.authReply.revokedSessions = { sessions: [{ sessionId: 'revoked', expiresAt: tomorrow() }], users: [] };
  const second = await gateway.replica();
  await second.get('/api/my-tickets', gateway.login('teacher-1', 'revoked'));
  expect(gateway.fakes.tickets.requests.at(-1)?.headers).not.toHaveProperty('cookie');
  await second.close();
});

describe('until auth has sent the revoked sessions', () => {
  beforeEach(async () => {
    await gateway.close();
    gateway = await startGateway({ revokedSessions: undefined });
  });

  test('a teacher gets 503, and students are served', async () => {
    const answer = await gateway.get('/api/my-tickets', gateway.login());
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'service_unavailable' });
    expect((await gateway.get('/api/ticket/1234', gateway.login())).status).toBe(200);
    expect(gateway.fakes.tickets.requests.at(-1)?.headers).not.toHaveProperty('cookie');
  });

  test('the gateway asks again until it has them', async () => {
    gateway.authReply.revokedSessions = { sessions: [{ sessionId: 'revoked', expiresAt: tomorrow() }], users: [] };
    await vi.waitFor(async () => expect(await cookieReachesService(gateway.login())).toBe(true));
    expect(await cookieReachesService(gateway.login('teacher-1', 'revoked'))).toBe(false);
  });
});
