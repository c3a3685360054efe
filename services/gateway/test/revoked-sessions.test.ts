import type { Bus } from '@exit-tickets/bus';
import type { RevokedSessions as RevokedSessionsReply } from '@exit-tickets/contracts';
import { createLogger, type Session } from '@exit-tickets/service-kit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type RevokedSessions, watchRevokedSessions } from '../src/revoked-sessions.ts';

const now = new Date('2026-03-02T10:00:00Z');
const inDays = (days: number): Date => new Date(now.getTime() + days * 24 * 60 * 60 * 1_000);
const logger = createLogger({ service: 'test', level: 'silent' });

let reply: RevokedSessionsReply | undefined;
let requests = 0;
let reconnect = (): void => undefined;
let closing: AbortController;

const bus: Pick<Bus, 'onReconnect' | 'onSignal' | 'request'> = {
  onReconnect: (listener) => {
    reconnect = listener;
  },
  onSignal: async () => undefined,
  request: async (definition) => {
    requests += 1;
    if (!reply) throw new Error('auth is not there');
    return definition.reply.parse(reply);
  },
};

const session = (sessionId: string, issuedAt = now): Session => ({
  sessionId,
  userId: 'teacher-1',
  issuedAt,
  expiresAt: inDays(7),
});

const watch = async (time = () => now): Promise<RevokedSessions> => {
  const watched = await watchRevokedSessions({ bus, logger, now: time, signal: closing.signal });
  await vi.advanceTimersByTimeAsync(0);
  return watched;
};

beforeEach(() => {
  vi.useFakeTimers();
  closing = new AbortController();
  reply = { sessions: [{ sessionId: 'first', expiresAt: inDays(7).toISOString() }], users: [] };
  requests = 0;
});

afterEach(() => {
  closing.abort();
  vi.useRealTimers();
});

test('a session that was revoked without a signal is known a minute later', async () => {
  const revoked = await watch();
  reply?.sessions.push({ sessionId: 'second', expiresAt: inDays(7).toISOString() });
  expect(revoked.has(session('second'))).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(revoked.has(session('second'))).toBe(true);
});

test('a session that was revoked while the bus was away is known as soon as it reconnects', async () => {
  const revoked = await watch();
  reply?.sessions.push({ sessionId: 'second', expiresAt: inDays(7).toISOString() });
  reconnect();
  await vi.advanceTimersByTimeAsync(0);
  expect(revoked.has(session('second'))).toBe(true);
  requests = 0;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toBe(1);
});

test('a revoked session stays known while auth is away', async () => {
  const revoked = await watch();
  reply = undefined;
  await vi.advanceTimersByTimeAsync(180_000);
  expect(revoked.isLoaded()).toBe(true);
  expect(revoked.has(session('first'))).toBe(true);
});

test('a session that a later list leaves out stays known until its token has expired', async () => {
  let time = now;
  const revoked = await watch(() => time);
  reply = { sessions: [], users: [] };
  await vi.advanceTimersByTimeAsync(60_000);
  expect(revoked.has(session('first'))).toBe(true);
  time = inDays(8);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(revoked.has(session('first'))).toBe(false);
});

test('the later of two timestamps for a teacher counts', async () => {
  reply = { sessions: [], users: [{ userId: 'teacher-1', before: inDays(2).toISOString() }] };
  const revoked = await watch();
  reply = { sessions: [], users: [{ userId: 'teacher-1', before: inDays(1).toISOString() }] };
  await vi.advanceTimersByTimeAsync(60_000);
  expect(revoked.has(session('any', inDays(1.5)))).toBe(true);
  expect(revoked.has(session('any', inDays(2)))).toBe(false);
});

test('auth is no longer asked once the watch is closed', async () => {
  await watch();
  closing.abort();
  const before = requests;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(requests).toBe(before);
});
