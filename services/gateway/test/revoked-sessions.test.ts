import type { Bus } from '@exit-tickets/bus';
import type { RevokedSessions as Told } from '@exit-tickets/contracts';
import { createLogger, type Session } from '@exit-tickets/service-kit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type RevokedSessions, watchRevokedSessions } from '../src/revoked-sessions.ts';

const now = new Date('2026-03-02T10:00:00Z');
const inDays = (days: number): Date => new Date(now.getTime() + days * 24 * 60 * 60 * 1_000);
const logger = createLogger({ service: 'test', level: 'silent' });

let told: Told | undefined;
let asked = 0;
let reconnect = (): void => undefined;
let closing: AbortController;

const bus: Pick<Bus, 'onReconnect' | 'onSignal' | 'request'> = {
  onReconnect: (listener) => {
    reconnect = listener;
  },
  onSignal: async () => undefined,
  request: async (definition) => {
    asked += 1;
    if (!told) throw new Error('auth is not there');
    return definition.reply.parse(told);
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
  told = { sessions: [{ sessionId: 'first', expiresAt: inDays(7).toISOString() }], users: [] };
  asked = 0;
});

afterEach(() => {
  closing.abort();
  vi.useRealTimers();
});

test('what no signal told is known a minute later', async () => {
  const ended = await watch();
  told?.sessions.push({ sessionId: 'second', expiresAt: inDays(7).toISOString() });
  expect(ended.has(session('second'))).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended.has(session('second'))).toBe(true);
});

test('what was signalled while the bus was away is known as soon as it is back', async () => {
  const ended = await watch();
  told?.sessions.push({ sessionId: 'second', expiresAt: inDays(7).toISOString() });
  reconnect();
  await vi.advanceTimersByTimeAsync(0);
  expect(ended.has(session('second'))).toBe(true);
  asked = 0;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(1);
});

test('what is known stays known while auth is away', async () => {
  const ended = await watch();
  told = undefined;
  await vi.advanceTimersByTimeAsync(180_000);
  expect(ended.isLoaded()).toBe(true);
  expect(ended.has(session('first'))).toBe(true);
});

test('what a later list leaves out stays known until its token has expired', async () => {
  let time = now;
  const ended = await watch(() => time);
  told = { sessions: [], users: [] };
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended.has(session('first'))).toBe(true);
  time = inDays(8);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended.has(session('first'))).toBe(false);
});

test('of two moments told for a teacher the later one counts', async () => {
  told = { sessions: [], users: [{ userId: 'teacher-1', before: inDays(2).toISOString() }] };
  const ended = await watch();
  told = { sessions: [], users: [{ userId: 'teacher-1', before: inDays(1).toISOString() }] };
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended.has(session('any', inDays(1.5)))).toBe(true);
  expect(ended.has(session('any', inDays(2)))).toBe(false);
});

test('nobody is asked any more once it is closed', async () => {
  await watch();
  closing.abort();
  const before = asked;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toBe(before);
});
