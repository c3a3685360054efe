import { findTicketByPin, getJudgements, listClassNames, listTickets, rateLimits } from '@exit-tickets/contracts';
import { startContext, type TestContext } from '@exit-tickets/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway } from '../testkit.ts';
import { ceilings, limitedGateway } from './testkit.ts';

const address = '203.0.113.1';
const { perAddress, windowSeconds } = ceilings;
let context: TestContext;

beforeAll(async () => {
  context = await startContext();
});

afterAll(() => context.close());

test('a teacher has a limited number of lists across addresses, and other teachers and students go on', async () => {
  const gateway = await startGateway();
  const lists = [listTickets, listClassNames, getJudgements].map(({ path }) => path.replace(':id', 'x1'));
  const ask = (teacher: string, n: number, path = lists[n % lists.length] ?? '') =>
    fetch(gateway.url + path, { headers: { 'x-forwarded-for': `10.0.0.${n % 200}`, ...gateway.login(teacher) } });
  const { perAccount = 0, message } = rateLimits.lists;
  for (let n = 0; n < perAccount; n += 20)
    for (const { status } of await Promise.all(Array.from({ length: 20 }, (_, one) => ask('teacher-1', n + one))))
      expect(status).not.toBe(429);
  const refused = await ask('teacher-1', 1);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await refused.json()).toMatchObject({ code: 'too_many_requests', message });
  expect((await ask('teacher-2', 1)).status).not.toBe(429);
  expect((await ask('teacher-1', 1, findTicketByPin.path.replace(':pin', '1234'))).status).not.toBe(429);
  await gateway.close();
});

test('an address has a limited number of lists across its teachers, counted by each gateway without a write to the database', async () => {
  const [one, other] = [
    await limitedGateway(rateLimits.lists, context),
    await limitedGateway(rateLimits.lists, context),
  ];
  const teacher = (n: number) => ({ cookie: `session=${context.sessions.sign(`teacher-${n}`, `session-${n}`).token}` });
  for (let n = 0; n < perAddress; n += 1) expect(await one.call(listTickets, address, teacher(n))).toBe(200);
  expect(await one.call(listTickets, address, teacher(perAddress))).toBe(429);
  expect(await other.call(listTickets, address, teacher(perAddress))).toBe(200);
  await context.drain();
  expect(await context.database.collection('limits').countDocuments()).toBe(0);
  context.clock.advance({ seconds: 2 * windowSeconds });
  expect(await one.call(listTickets, address, teacher(perAddress))).toBe(200);
});
