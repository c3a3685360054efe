import {
  analyzeTicket,
  archiveTicket,
  evaluateAnswer,
  generateQuestion,
  proposeFollowUps,
  type RateLimit,
  rateLimits,
  removeResponse,
  setTicketStatus,
  updateClassName,
  updateTicket,
} from '@exit-tickets/contracts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startGateway } from '../testkit.ts';

let gateway: Awaited<ReturnType<typeof startGateway>>;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.close());

describe.each<{ what: string; limit: RateLimit; calls: { method: string; path: string }[] }>([
  {
    what: 'changes of tickets',
    limit: rateLimits.ticketChanges,
    calls: [updateClassName, setTicketStatus, updateTicket, archiveTicket],
  },
  {
    what: 'calls of the AI',
    limit: rateLimits.aiCalls,
    calls: [generateQuestion, evaluateAnswer, analyzeTicket, proposeFollowUps],
  },
  { what: 'removals of responses', limit: rateLimits.removals, calls: [removeResponse] },
])('$what', ({ limit, calls }) => {
  const { perAccount = 0, perAddress } = limit;
  let made = 0;
  const make = (teacher: string, from: string): Promise<Response> => {
    const { method, path } = calls[made++ % calls.length] ?? { method: '', path: '' };
    const headers = { 'x-forwarded-for': from, 'content-type': 'application/json', ...gateway.login(teacher) };
    return fetch(`${gateway.url}${path.replace(/:\w+/g, 'x1')}`, { method, headers, body: '{}' });
  };
  const makeMany = async (count: number, teacherOf: (n: number) => string, fromOf: (n: number) => string) => {
    const statuses: number[] = [];
    for (let done = 0; done < count; done += 20) {
      const batch = Array.from({ length: Math.min(20, count - done) }, (_, n) => done + n);
      const answers = await Promise.all(batch.map((n) => make(teacherOf(n), fromOf(n))));
      statuses.push(...answers.map(({ status }) => status));
    }
    return statuses;
  };

  test('are limited per teacher across addresses, and the refusal says when to retry; others are not affected', async () => {
    const statuses = await makeMany(
      perAccount,
      () => 'teacher-1',
      (n) => `10.0.0.${n % 200}`,
    );
    expect(statuses).not.toContain(429);
    const refused = await make('teacher-1', '10.0.1.1');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests', message: limit.message });
    expect((await make('teacher-2', '10.0.0.1')).status).not.toBe(429);
  });

  test('are limited per address across its teachers', async () => {
    const statuses = await makeMany(
      perAddress,
      (n) => `teacher-${n % 12}`,
      () => '203.0.113.1',
    );
    expect(statuses).not.toContain(429);
    expect((await make('teacher-13', '203.0.113.1')).status).toBe(429);
    expect((await make('teacher-13', '10.0.0.1')).status).not.toBe(429);
  });
});
