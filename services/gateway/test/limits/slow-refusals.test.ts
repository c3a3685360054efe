import { limits, rateLimits } from '@exit-tickets/contracts';
import { afterAll, beforeAll, expect, type MockInstance, test, vi } from 'vitest';
import { RecentRefusals } from '../../src/limits/recent-refusals.ts';
import { startGateway, type TestGateway } from '../testkit.ts';

const { freePerCaller } = limits.slowRefusals;
const scanner = '203.0.113.1';

let gateway: TestGateway;
/** Every refusal, when it is decided and not yet answered. */
let refusals: MockInstance<RecentRefusals['count']>;

beforeAll(async () => {
  refusals = vi.spyOn(RecentRefusals.prototype, 'count');
  gateway = await startGateway();
  gateway.fakes.tickets.answerWith((_request, response) => response.writeHead(404).end());
});

afterAll(async () => {
  refusals.mockRestore();
  await gateway.close();
});

const lookUp = async (address: string): Promise<number> =>
  (await gateway.get('/api/ticket/1234', { 'x-forwarded-for': address })).status;

const lookUpMany = async (times: number, address: string): Promise<number[]> => {
  const statuses: number[] = [];
  while (statuses.length < times) statuses.push(await lookUp(address));
  return statuses;
};

/** A call counts as held when this many look-ups of a neighbour are answered between its refusal and its answer. */
const lookUpsBeforeHeld = 20;
/** On a slow machine refusals are partly forgotten before the next one. */
const maxTries = 20;

let neighbours = 0;

/** Makes a call that is refused, and tells whether its answer is held. */
const refusedCall = async (call: () => Promise<number>): Promise<{ status: Promise<number>; isHeld: boolean }> => {
  const before = refusals.mock.calls.length;
  let isAnswered = false;
  const end = (): void => {
    isAnswered = true;
  };
  const status = call();
  status.then(end, end);
  // Until its refusal, a call may also wait for its share of the event loop.
  await vi.waitFor(() => expect(refusals.mock.calls.length).toBeGreaterThan(before), { timeout: 20_000, interval: 5 });
  neighbours += 1;
  for (let answered = 0; !isAnswered && answered < lookUpsBeforeHeld; answered += 1)
    expect(await lookUp(`203.0.113.${100 + neighbours}`)).toBe(404);
  return { status, isHeld: !isAnswered };
};

/** Repeats the call until one is held, and returns that one. */
const heldCall = async (call: () => Promise<number>): Promise<{ status: Promise<number> }> => {
  for (let tried = 1; tried <= maxTries; tried += 1) {
    const { status, isHeld } = await refusedCall(call);
    if (isHeld) return { status };
  }
  throw new Error(`none of ${maxTries} calls was held`);
};

test('a caller who retries at once is held after some refusals, while others are answered', async () => {
  const { perAddress } = rateLimits.pinMisses;
  expect(new Set(await lookUpMany(perAddress, scanner))).toEqual(new Set([404]));
  const first = await refusedCall(() => lookUp(scanner));
  expect({ status: await first.status, isHeld: first.isHeld }).toEqual({ status: 429, isHeld: false });
  expect(new Set(await lookUpMany(freePerCaller - 1, scanner))).toEqual(new Set([429]));
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
