import { limits, rateLimits } from '@exit-tickets/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../testkit.ts';

const { freePerCaller } = limits.slowRefusals;
const scanner = '203.0.113.1';
const neighbour = '203.0.113.2';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
  gateway.fakes.tickets.answerWith((_request, response) => response.writeHead(404).end());
});

afterAll(() => gateway.close());

const lookUp = async (address: string): Promise<number> =>
  (await gateway.get('/api/ticket/1234', { 'x-forwarded-for': address })).status;

const lookUpMany = async (times: number, address: string): Promise<number[]> => {
  const statuses: number[] = [];
  while (statuses.length < times) statuses.push(await lookUp(address));
  return statuses;
};

/** How many look-ups of the neighbour are answered before this one is. */
const answeredBefore = async (call: Promise<number>, most: number): Promise<number> => {
  let isAnswered = false;
  void call.finally(() => {
    isAnswered = true;
  });
  let answered = 0;
  while (!isAnswered && answered < most) {
    await lookUp(neighbour);
    answered += 1;
  }
  return answered;
};

test('who asks again as soon as it is refused is answered later and later, and others at once', async () => {
  const { perAddress } = rateLimits.pinMisses;
  expect(new Set(await lookUpMany(perAddress, scanner))).toEqual(new Set([404]));
  expect(new Set(await lookUpMany(freePerCaller, scanner))).toEqual(new Set([429]));
  const held = lookUp(scanner);
  expect(await answeredBefore(held, 20)).toBe(20);
  expect(await held).toBe(429);
});

test('nor does an account get faster answers by coming from many addresses', async () => {
  const headers = gateway.login('greedy');
  let calls = 0;
  const archive = async (): Promise<number> => {
    calls += 1;
    const from = `198.51.100.${calls % 250}`;
    return (await gateway.post('/api/exit-tickets/t1/archive', {}, { ...headers, 'x-forwarded-for': from })).status;
  };
  while ((await archive()) !== 429);
  for (let refused = 1; refused < freePerCaller; refused += 1) expect(await archive()).toBe(429);
  const held = archive();
  expect(await answeredBefore(held, 20)).toBe(20);
  expect(await held).toBe(429);
});
