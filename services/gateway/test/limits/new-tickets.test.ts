import { createTicket, listTickets, rateLimits } from '@exit-tickets/contracts';
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
  gateway = await limitedGateway(rateLimits.newTickets, context);
  return () => context.drain();
});

const teacher = (n: number) => ({ cookie: `session=${context.sessions.sign(`teacher-${n}`, `session-${n}`).token}` });
const make = (n: number, from = address) => gateway.call(createTicket, from, teacher(n));

test('an address creates a limited number of tickets across its accounts, and more after the window', async () => {
  for (let n = 0; n < perAddress; n += 1) expect(await make(n)).toBe(200);
  expect(await make(perAddress)).toBe(429);
  expect(await make(0, '198.51.100.2')).toBe(200);
  expect(await gateway.call(listTickets, address, teacher(0))).toBe(200);
  context.clock.advance({ seconds: 2 * windowSeconds });
  expect(await make(perAddress)).toBe(200);
});

// The questions of each ticket are kept for a month, also after it is deleted.
test('a teacher creates a limited number of tickets across addresses, and other teachers go on', async () => {
  const whole = await startGateway();
  const create = (n: number) =>
    whole.post(createTicket.path, {}, { 'x-forwarded-for': `10.0.0.${n % 200}`, ...whole.login('teacher-1') });
  const { perAccount = 0 } = rateLimits.newTicketsPerDay;
  for (let n = 0; n < perAccount; n += 20)
    for (const { status } of await Promise.all(Array.from({ length: 20 }, (_, one) => create(n + one))))
      expect(status).toBe(200);
  const refused = await create(1);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ message: rateLimits.newTicketsPerDay.message });
  expect((await whole.post(createTicket.path, {}, whole.login('teacher-2'))).status).toBe(200);
  await whole.close();
});

test('calls without a login do not count', async () => {
  for (let n = 0; n < 2 * perAddress; n += 1) await gateway.call(createTicket, address);
  expect(await make(1)).toBe(200);
});

test('the gateway limits the new tickets of an address, and says when it may go on', async () => {
  const whole = await startGateway();
  const from = { 'x-forwarded-for': address };
  const create = (n: number) => whole.post(createTicket.path, {}, { ...from, ...whole.login(`teacher-${n % 5}`) });
  const statuses = new Set<number>();
  for (let done = 0; done < rateLimits.newTickets.perAddress; done += 25)
    for (const { status } of await Promise.all(Array.from({ length: 25 }, (_, n) => create(n)))) statuses.add(status);
  expect(statuses).toEqual(new Set([200]));
  const refused = await create(6);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
  await whole.close();
});
