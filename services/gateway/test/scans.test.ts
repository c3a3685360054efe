import { rateLimits } from '@exit-tickets/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type TestGateway } from './testkit.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
  gateway.fakes.tickets.answerWith(({ url }, response) => {
    response.writeHead(url === '/api/ticket/4821' ? 200 : 404).end('{}');
  });
});

afterAll(() => gateway.close());

const from = (address: string) => ({ 'x-forwarded-for': address });
const lookUp = (pin: string, address: string) => gateway.get(`/api/ticket/${pin}`, from(address));

/** The statuses of this many calls, made in batches. */
const many = async (times: number, call: (n: number) => Promise<Response>): Promise<Set<number>> => {
  const statuses = new Set<number>();
  for (let done = 0; done < times; done += 25) {
    const batch = Array.from({ length: Math.min(25, times - done) }, (_, n) => call(done + n));
    for (const { status } of await Promise.all(batch)) statuses.add(status);
  }
  return statuses;
};

test('a scan of PINs from one address is stopped, and the refusal says when it may go on', async () => {
  await many(rateLimits.pinMisses.perAddress, (n) => lookUp(String(1_000 + n), '203.0.113.1'));
  const answer = await lookUp('4821', '203.0.113.1');
  expect(answer.status).toBe(429);
  expect(await answer.json()).toMatchObject({ code: 'too_many_requests' });
  gateway.context.clock.advance({ seconds: Number(answer.headers.get('retry-after')) });
  expect((await lookUp('4821', '203.0.113.1')).status).toBe(200);
});

test('a scan from many addresses stops an address that never missed, and a school with an active class goes on', async () => {
  const { perAddress, overall } = rateLimits.pinMisses;
  gateway.context.clock.advance({ hours: 1 });
  expect((await lookUp('4821', '198.51.100.9')).status).toBe(200);
  expect(await many(overall, (n) => lookUp('1111', `203.0.${n % (perAddress / 2)}.7`))).toEqual(new Set([404]));
  expect((await lookUp('4821', '203.0.200.7')).status).toBe(429);
  expect((await lookUp('4821', '198.51.100.9')).status).toBe(200);
  gateway.context.clock.advance({ hours: 1 });
});

test('ten classes behind one address stay below the limit when a third of the students mistype', async () => {
  expect(await many(100, () => lookUp('1111', '198.51.100.2'))).toEqual(new Set([404]));
  expect(await many(300, () => lookUp('4821', '198.51.100.2'))).toEqual(new Set([200]));
});

test('an address that guesses secrets of shared tickets is stopped, and other addresses go on', async () => {
  const read = (address: string) => gateway.post('/api/shared-ticket', { secret: 'guess' }, from(address));
  expect(await many(rateLimits.shareMisses.perAddress, () => read('203.0.113.8'))).toEqual(new Set([404]));
  expect((await read('203.0.113.8')).status).toBe(429);
  expect((await read('203.0.113.9')).status).toBe(404);
});

test('a visitor has a limited number of AI calls, and the refusal suggests to log in', async () => {
  const generate = () => gateway.post('/api/generate-from-text', { content: 'x' }, from('203.0.113.1'));
  expect(await many(rateLimits.aiOfVisitors.perAddress, generate)).toEqual(new Set([200]));
  const answer = await generate();
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await answer.json()).toEqual({ code: 'too_many_requests', message: expect.stringContaining('log in') });
  expect(gateway.fakes.ai.requests).toHaveLength(rateLimits.aiOfVisitors.perAddress);
});
