import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type TestGateway, whenRead } from '../testkit.ts';

const burnMs = 5;
const greedyCallers = 30;
const greedyAddress = '203.0.113.1';

let gateway: TestGateway;
/** How many calls reached a service, which shares the event loop with the gateway here. */
let served = 0;

beforeAll(async () => {
  // Without concurrency limits at a service, only the loop share holds calls back.
  gateway = await startGateway({ concurrency: {} });
  const burn = whenRead((_request, response) => {
    served += 1;
    const until = performance.now() + burnMs;
    while (performance.now() < until);
    response.end('{}');
  });
  gateway.fakes.tickets.answerWith(burn);
  gateway.fakes.responses.answerWith(burn);
});

afterAll(() => gateway.close());

/** Calls continuously from many connections at once while `run` is under way. */
const duringGreedyCalls = async <Result>(headers: Record<string, string>, run: () => Promise<Result>) => {
  const over = new AbortController();
  const call = async (): Promise<void> => {
    while (!over.signal.aborted) await (await gateway.get('/api/ticket/1234', headers)).text().catch(() => undefined);
  };
  const calling = Array.from({ length: greedyCallers }, call);
  const result = await run();
  over.abort();
  await Promise.all(calling);
  return result;
};

/** How many greedy calls a neighbour's call waits for, on average. */
const callsBefore = async (): Promise<number> => {
  const calls = 20;
  const before = served;
  for (let nth = 0; nth < calls; nth += 1)
    expect((await gateway.get('/api/ticket/5678', { 'x-forwarded-for': `198.51.100.${nth}` })).status).toBe(200);
  return (served - before) / calls - 1;
};

const untilServed = async (count: number): Promise<void> => {
  const target = served + count;
  while (served < target) await gateway.get('/api/ticket/5678', { 'x-forwarded-for': '198.51.100.1' });
};

test('an address that calls all the time delays a neighbour by less than a third of its calls', async () => {
  const headers = { 'x-forwarded-for': greedyAddress };
  const waited = await duringGreedyCalls(headers, async () => {
    await untilServed(150);
    return callsBefore();
  });
  expect(waited).toBeLessThan(greedyCallers / 3);
});

test('an account that calls from many addresses delays a neighbour by less than a third of its calls', async () => {
  let calls = 0;
  const { cookie } = gateway.login('greedy', 'session-of-greedy');
  const headers = {
    cookie,
    get 'x-forwarded-for'() {
      calls += 1;
      return `203.0.113.${calls % 250}`;
    },
  };
  const waited = await duringGreedyCalls(headers, async () => {
    await untilServed(150);
    return callsBefore();
  });
  expect(waited).toBeLessThan(greedyCallers / 3);
});
