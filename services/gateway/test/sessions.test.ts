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
const cookieComesThrough = async (headers: Record<string, string>): Promise<boolean> => {
  await gateway.get('/api/my-tickets', headers);
  return gateway.fakes.tickets.heard.at(-1)?.headers.cookie !== undefined;
};

test('a good session reaches the service', async () => {
  expect(await cookieComesThrough(gateway.login())).toBe(true);
});

describe('these do not reach the service', () => {
  test('a session that has ended', async () => {
    const login = gateway.login('teacher-1', 'ended');
    expect(await cookieComesThrough(login)).toBe(true);
    gateway.context.bus.signal(sessionsRevokedSignal, {
      sessions: [{ sessionId: 'ended', expiresAt: tomorrow() }],
      users: [],
    });
    await vi.waitFor(async () => expect(await cookieComesThrough(login)).toBe(false));
    expect(await cookieComesThrough(gateway.login('teacher-1', 'another'))).toBe(true);
  });

  test('every session of a teacher whose password changed, but for those begun since', async () => {
    const before = gateway.login('teacher-1', 'before');
    gateway.context.clock.advance({ minutes: 1 });
    gateway.context.bus.signal(sessionsRevokedSignal, {
      sessions: [],
      users: [{ userId: 'teacher-1', before: gateway.context.now().toISOString() }],
    });
    await vi.waitFor(async () => expect(await cookieComesThrough(before)).toBe(false));
    gateway.context.clock.advance({ minutes: 1 });
    expect(await cookieComesThrough(gateway.login('teacher-1', 'since'))).toBe(true);
    expect(await cookieComesThrough(gateway.login('teacher-2', 'other'))).toBe(true);
  });

  test('a session of another teacher than the one whose page makes the call', async () => {
    const login = gateway.login('teacher-1');
    expect(await cookieComesThrough({ ...login, [pageOwnerHeader]: 'teacher-1' })).toBe(true);
    expect(await cookieComesThrough({ ...login, [pageOwnerHeader]: 'teacher-2' })).toBe(false);
  });

  test('a session that has expired', async () => {
    const login = gateway.login();
    gateway.context.clock.advance({ days: 8 });
    expect(await cookieComesThrough(login)).toBe(false);
  });

  test('a session that someone else signed, or nobody', async () => {
    const forger = createSessions({ secrets: ['a secret of the forger, 32 bytes long'], isSecure: false });
    const { token } = forger.sign('teacher-1', 'session-1');
    const [, payload] = token.split('.');
    const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`;
    for (const forged of [token, unsigned, 'nonsense'])
      expect(await cookieComesThrough({ cookie: `session=${forged}` })).toBe(false);
  });
});

test('a session that ended before the gateway began is known to it', async () => {
  gateway.ended.told = { sessions: [{ sessionId: 'ended', expiresAt: tomorrow() }], users: [] };
  const second = await gateway.another();
  await second.get('/api/my-tickets', gateway.login('teacher-1', 'ended'));
  expect(gateway.fakes.tickets.heard.at(-1)?.headers).not.toHaveProperty('cookie');
  await second.close();
});

describe('until auth has told which sessions ended', () => {
  beforeEach(async () => {
    await gateway.close();
    gateway = await startGateway({ ended: undefined });
  });

  test('a teacher is asked to come back, and students are served', async () => {
    const answer = await gateway.get('/api/my-tickets', gateway.login());
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'service_unavailable' });
    expect((await gateway.get('/api/ticket/1234', gateway.login())).status).toBe(200);
    expect(gateway.fakes.tickets.heard.at(-1)?.headers).not.toHaveProperty('cookie');
  });

  test('it is asked again until it tells', async () => {
    gateway.ended.told = { sessions: [{ sessionId: 'ended', expiresAt: tomorrow() }], users: [] };
    await vi.waitFor(async () => expect(await cookieComesThrough(gateway.login())).toBe(true));
    expect(await cookieComesThrough(gateway.login('teacher-1', 'ended'))).toBe(false);
  });
});
