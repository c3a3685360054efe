import { findTicketByPin, generateFromText, rateLimits } from '@exit-tickets/contracts';
import { startContext, type TestContext } from '@exit-tickets/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ceilings, type LimitedGateway, limitedGateway } from './testkit.ts';

const { perAddress, overall } = ceilings;
let context: TestContext;
let gateway: LimitedGateway;

beforeAll(async () => {
  context = await startContext();
});

afterAll(() => context.close());

beforeEach(async () => {
  await context.database.collection('limits').deleteMany({});
  gateway = await limitedGateway(rateLimits.aiOfVisitors, context);
  return () => context.drain();
});

const loggedIn = () => ({ cookie: `session=${context.sessions.sign('teacher-1', 'session-1').token}` });

const use = async (times: number, addressOf: (n: number) => string): Promise<void> => {
  for (let n = 0; n < times; n += 1) expect(await gateway.call(generateFromText, addressOf(n))).toBe(200);
};

test('a logged-in teacher goes on where visitors are stopped', async () => {
  await use(perAddress, () => '203.0.113.1');
  expect(await gateway.call(generateFromText, '203.0.113.1')).toBe(429);
  expect(await gateway.call(generateFromText, '203.0.113.1', { cookie: 'session=forged' })).toBe(429);
  expect(await gateway.call(generateFromText, '203.0.113.1', loggedIn())).toBe(200);
});

test('the calls of teachers do not count against visitors', async () => {
  for (let n = 0; n < 2 * overall; n += 1) await gateway.call(generateFromText, '203.0.113.1', loggedIn());
  expect(await gateway.call(generateFromText, '203.0.113.1')).toBe(200);
});

test('visitors from many addresses share an overall limit', async () => {
  await use(overall, (n) => `10.0.${n}.1`);
  expect(await gateway.call(generateFromText, '10.99.99.99')).toBe(429);
});

test('other calls are not limited', async () => {
  await use(perAddress, () => '203.0.113.1');
  expect(await gateway.call(findTicketByPin, '203.0.113.1')).toBe(200);
});
