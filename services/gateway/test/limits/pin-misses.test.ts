import { findTicketByPin, listTickets, rateLimits } from '@exit-tickets/contracts';
import { startContext, type TestContext } from '@exit-tickets/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ceilings, type LimitedGateway, limitedGateway, openPin } from './testkit.ts';

const { perAddress, overall } = ceilings;
const unused = '1111';
let context: TestContext;
let gateway: LimitedGateway;

beforeAll(async () => {
  context = await startContext();
});

afterAll(() => context.close());

beforeEach(async () => {
  await context.database.collection('limits').deleteMany({});
  gateway = await limitedGateway(rateLimits.pinMisses, context);
  return () => context.drain();
});

const cookieOf = (teacher: string) =>
  `${context.sessions.cookieName}=${context.sessions.sign(teacher, 'session').token}`;

const miss = async (times: number, addressOf: (n: number) => string, at = gateway): Promise<void> => {
  for (let n = 0; n < times; n += 1) expect(await at.lookUp(unused, addressOf(n))).toBe(404);
};

test('an address that misses too often is stopped, also for PINs that exist', async () => {
  await miss(perAddress, () => '203.0.113.1');
  expect(await gateway.lookUp(unused, '203.0.113.1')).toBe(429);
  expect(await gateway.lookUp(openPin, '203.0.113.1')).toBe(429);
  expect(await gateway.lookUp(openPin, '203.0.113.2')).toBe(200);
});

test('an address may go on when its misses are long enough ago', async () => {
  await miss(perAddress, () => '203.0.113.1');
  context.clock.advance({ seconds: 2 * ceilings.windowSeconds });
  expect(await gateway.lookUp(unused, '203.0.113.1')).toBe(404);
});

test('a miss with HEAD counts too', async () => {
  for (let n = 0; n < perAddress; n += 1)
    await gateway.call(findTicketByPin, '203.0.113.1', { pin: unused, method: 'HEAD' });
  expect(await gateway.lookUp(openPin, '203.0.113.1')).toBe(429);
});

test('all addresses of one IPv6 network count together', async () => {
  await miss(perAddress, (n) => `2001:db8:1:1::${n}`);
  expect(await gateway.lookUp(unused, '2001:db8:1:1:abcd::1')).toBe(429);
  expect(await gateway.lookUp(unused, '2001:db8:1:2::1')).toBe(404);
});

test('look-ups that find a ticket never count', async () => {
  for (let n = 0; n < 3 * overall; n += 1) expect(await gateway.lookUp(openPin, '198.51.100.1')).toBe(200);
});

test('a malformed PIN is not a miss', async () => {
  for (let n = 0; n < 2 * perAddress; n += 1) expect(await gateway.lookUp('abcd', '198.51.100.1')).toBe(400);
  expect(await gateway.lookUp(openPin, '198.51.100.1')).toBe(200);
});

describe('when many addresses have missed too often together', () => {
  const scan = () => miss(overall, (n) => `10.0.${n}.1`);

  test('a further address is stopped, though it has never missed', async () => {
    await scan();
    expect(await gateway.lookUp(unused, '10.99.99.99')).toBe(429);
  });

  test('an active class goes on', async () => {
    await gateway.lookUp(openPin, '198.51.100.1');
    await scan();
    expect(await gateway.lookUp(openPin, '198.51.100.1')).toBe(200);
  });

  test('a class that was active two hours ago does not exempt its address', async () => {
    await gateway.lookUp(openPin, '198.51.100.1');
    context.clock.advance({ hours: 2 });
    await scan();
    expect(await gateway.lookUp(openPin, '198.51.100.1')).toBe(429);
  });

  test('the class of a logged-in teacher goes on', async () => {
    await scan();
    await gateway.call(listTickets, '198.51.100.1', { cookie: cookieOf('teacher-1') });
    expect(await gateway.lookUp(openPin, '198.51.100.1')).toBe(200);
  });

  test('one account exempts one address, not several', async () => {
    await scan();
    for (const address of ['10.99.0.1', '10.99.0.2'])
      await gateway.call(listTickets, address, { cookie: cookieOf('teacher-1') });
    expect(await gateway.lookUp(unused, '10.99.0.1')).toBe(429);
  });

  test('an exempt address keeps its own limit', async () => {
    await gateway.lookUp(openPin, '198.51.100.1');
    await miss(perAddress, () => '198.51.100.1');
    expect(await gateway.lookUp(unused, '198.51.100.1')).toBe(429);
  });
});

describe('two gateways', () => {
  test('count together, so that switching gains a scanner one try only', async () => {
    const second = await limitedGateway(rateLimits.pinMisses, context);
    await miss(perAddress, () => '203.0.113.1');
    await context.drain();
    expect(await second.lookUp(unused, '203.0.113.1')).toBe(404);
    await context.drain();
    expect(await second.lookUp(unused, '203.0.113.1')).toBe(429);
    expect(await second.lookUp(openPin, '203.0.113.2')).toBe(200);
  });

  test('store no readable address, and nothing for longer than two windows', async () => {
    await miss(1, () => '203.0.113.7');
    await context.drain();
    const stored = await context.database.collection('limits').find().toArray();
    expect(stored).toHaveLength(2);
    expect(JSON.stringify(stored)).not.toContain('203.0.113');
    const last = context.now().getTime() + 2 * ceilings.windowSeconds * 1_000;
    for (const { expiresAt } of stored) expect(expiresAt.getTime()).toBeLessThanOrEqual(last);
    const indexes = await context.database.collection('limits').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
  });

  test('write nothing to the database for a PIN that is found', async () => {
    await gateway.lookUp(openPin, '198.51.100.1');
    await context.drain();
    expect(await context.database.collection('limits').countDocuments()).toBe(0);
  });
});

test('while the database is down, only scanners are stopped', async () => {
  const alone = await startContext();
  const limited = await limitedGateway(rateLimits.pinMisses, alone);
  await alone.database.close();
  await miss(perAddress, () => '203.0.113.1', limited);
  expect(await limited.lookUp(openPin, '203.0.113.2')).toBe(200);
  expect(await limited.lookUp(openPin, '203.0.113.1')).toBe(429);
  await alone.drain();
  await alone.close();
});
