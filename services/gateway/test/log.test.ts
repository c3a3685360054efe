import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { startGateway } from './testkit.ts';

test('a request is one line in the log, without address, PIN, cookie or who it was', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const gateway = await startGateway({ logger });
  const login = gateway.login('teacher-1', 'session-1');
  lines.length = 0;
  await gateway.get('/api/ticket/4821', { ...login, 'x-forwarded-for': '203.0.113.9' });
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(0));
  await gateway.close();
  const about = lines.filter((line) => line.includes('ticket'));
  expect(about).toHaveLength(1);
  expect(JSON.parse(about[0] ?? '')).toMatchObject({ method: 'GET', route: '/api/ticket/:pin', status: 200 });
  expect(about[0]).not.toMatch(/4821|203\.0\.113|teacher-1|session-1|127\.0\.0\.1/);
});
