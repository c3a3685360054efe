import { limits, rateLimits } from '@exit-tickets/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../testkit.ts';

const { freePerCaller } = limits.slowRefusals;
const scanner = '203.0.113.1';

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

/** A call counts as held when this many look-ups of a neighbour are answered before it. */
const lookUpsBeforeHeld = 20;
/** On a slow machine refusals are partly forgotten before the next one. */
const maxTries = 20;

/** Repeats the call until one is held, and returns that one. */
const heldCall = async (call: () => Promise<number>): Promise<{ status: Promise<number> }> => {
  for (let tried = 1; tried <= maxTries; tried += 1) {
    let isAnswered = false;
    const status = call().finally(() => {
      isAnswered = true;
    });
    for (let answered = 0; !isAnswered && answered < lookUpsBeforeHeld; answered += 1)
      await lookUp(`203.0.113.${100 + tried}`);
    if (!isAnswered) return { status };
  }
  throw new Error(`none of ${maxTries} calls was held`);
};

test('a caller who retries at once is held after some refusals, while others are answered', async () => {
  const { perAddress } = rateLimits.pinMisses;
  expect(new Set(await lookUpMany(perAddress, scanner))).toEqual(new Set([404]));
  expect(new Set(await lookUpMany(freePerCaller, scanner))).toEqual(new Set([429]));
  const held = await heldCall(() => lookUp(scanner));
  expect(await held.status).toBe(429);
});

test('an account that retries from many addresses is held too', async () => {
  const headers = gateway.login('greedy');
  let calls = 0;
  const archive = async (): Promise<number> => {
    calls += 1;
    const from = `198.51.100.${calls % 250}`;
    return (await gateway.post('/api/exit-tickets/t1/archive', {}, { ...headers, 'x-forwarded-for': from })).status;
  };
  while ((await archive()) !== 429);
  for (let refused = 1; refused < freePerCaller; refused += 1) expect(await archive()).toBe(429);
  const held = await heldCall(archive);
  expect(await held.status).toBe(429);
});
