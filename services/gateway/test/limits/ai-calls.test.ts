import {
  analyzeTicket,
  changeJudgements,
  type Endpoint,
  evaluateAnswer,
  generateFromText,
  getAnalysis,
  rateLimits,
} from '@exit-tickets/contracts';
import { startContext, type TestContext } from '@exit-tickets/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startGateway } from '../testkit.ts';
import { ceilings, type LimitedGateway, limitedGateway } from './testkit.ts';

const { perAddress, windowSeconds } = ceilings;
const address = '203.0.113.1';
let context: TestContext;
let gateway: LimitedGateway;

beforeAll(async () => {
  context = await startContext();
});

afterAll(() => context.close());

beforeEach(async () => {
  await context.database.collection('limits').deleteMany({});
  gateway = await limitedGateway(rateLimits.aiOfAddress, context);
  return () => context.drain();
});

const teacher = (n: number) => ({ cookie: `session=${context.sessions.sign(`teacher-${n}`, `session-${n}`).token}` });
const ask = (endpoint: Endpoint, n: number, from = address) => gateway.call(endpoint, from, teacher(n));

test('an address has a limited number of AI calls across its accounts, and more after the window', async () => {
  const calls: Endpoint[] = [generateFromText, evaluateAnswer, analyzeTicket];
  for (let n = 0; n < perAddress; n += 1) expect(await ask(calls[n % calls.length] ?? evaluateAnswer, n)).toBe(200);
  for (const endpoint of calls) expect(await ask(endpoint, perAddress)).toBe(429);
  expect(await gateway.call(generateFromText, address)).toBe(429);
  expect(await ask(evaluateAnswer, 0, '198.51.100.2')).toBe(200);
  context.clock.advance({ seconds: 2 * windowSeconds });
  expect(await ask(evaluateAnswer, perAddress)).toBe(200);
});

test('reading an analysis and marking by hand do not count, and marking goes on when the limit is reached', async () => {
  for (let n = 0; n < 2 * perAddress; n += 1) expect(await ask(getAnalysis, n)).toBe(200);
  for (let n = 0; n < 2 * perAddress; n += 1) expect(await ask(changeJudgements, n)).toBe(200);
  for (let n = 0; n < perAddress; n += 1) expect(await ask(evaluateAnswer, n)).toBe(200);
  expect(await ask(evaluateAnswer, 1)).toBe(429);
  expect(await ask(changeJudgements, 1)).toBe(200);
});

test('calls that only teachers may make do not count without a login', async () => {
  for (let n = 0; n < 2 * perAddress; n += 1) await gateway.call(evaluateAnswer, address);
  expect(await ask(evaluateAnswer, 1)).toBe(200);
});

test('the gateway limits the AI calls of an address, and says when it may go on', async () => {
  const whole = await startGateway();
  const evaluate = (from: string, n: number) =>
    whole.post(evaluateAnswer.path, {}, { 'x-forwarded-for': from, ...whole.login(`teacher-${n}`) });
  const counts = whole.context.database.collection('limits');
  const hasCounted = async (count: number) => {
    await whole.context.drain();
    expect(await counts.find().toArray()).toMatchObject([{ count }]);
  };
  const maxCalls = rateLimits.aiOfAddress.perAddress;
  expect((await evaluate(address, 1)).status).toBe(200);
  await hasCounted(1);
  // As if other gateways had counted the rest.
  await counts.updateMany({}, { $set: { count: maxCalls - 2 } });
  expect((await evaluate(address, 2)).status).toBe(200);
  await hasCounted(maxCalls - 1);
  expect((await evaluate(address, 3)).status).toBe(200);
  await hasCounted(maxCalls);
  const refused = await evaluate(address, 4);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
  expect((await evaluate('198.51.100.2', 1)).status).toBe(200);
  await whole.close();
});
