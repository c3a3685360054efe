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

test('it may go on when its misses are long enough ago', async () => {
  await miss(perAddress, () => '203.0.113.1');
  context.clock.advance({ seconds: 2 * ceilings.windowSeconds });
  expect(await gateway.lookUp(unused, '203.0.113.1')).toBe(404);
});

test('a miss with HEAD is a miss', async () => {
  for (let n = 0; n < perAddress; n += 1)
    await gateway.ask(findTicketByPin, '203.0.113.1', { pin: unused, method: 'HEAD' });
  expect(await gateway.lookUp(openPin, '203.0.113.1')).toBe(429);
});

test('an IPv6 network is one scanner, whatever address of it is used', async () => {
  await miss(perAddress, (n) => `2001:db8:1:1::${n}`);
  expect(await gateway.lookUp(unused, '2001:db8:1:1:abcd::1')).toBe(429);
  expect(await gateway.lookUp(unused, '2001:db8:1:2::1')).toBe(404);
});

test('a class that joins never counts', async () => {
  for (let n = 0; n < 3 * overall; n += 1) expect(await gateway.lookUp(openPin, '198.51.100.1')).toBe(200);
});

test('what is no PIN at all is no miss', async () => {
  for (let n = 0; n < 2 * perAddress; n += 1) expect(await gateway.lookUp('abcd', '198.51.100.1')).toBe(400);
  expect(await gateway.lookUp(openPin, '198.51.100.1')).toBe(200);
});

describe('when many addresses have missed too often together', () => {
  const scan = () => miss(overall, (n) => `10.0.${n}.1`);

  test('a further one is stopped, though it has never missed', async () => {
    await scan();
    expect(await gateway.lookUp(unused, '10.99.99.99')).toBe(429);
  });

  test('a class that is at work goes on', async () => {
    await gateway.lookUp(openPin, '198.51.100.1');
    await scan();
    expect(await gateway.lookUp(openPin, '198.51.100.1')).toBe(200);
  });

  test('a class that was at work this morning does not vouch for its address', async () => {
    await gateway.lookUp(openPin, '198.51.100.1');
    context.clock.advance({ hours: 2 });
    await scan();
    expect(await gateway.lookUp(openPin, '198.51.100.1')).toBe(429);
  });

  test('the class of a teacher who is logged in goes on', async () => {
    await scan();
    await gateway.ask(listTickets, '198.51.100.1', { cookie: cookieOf('teacher-1') });
    expect(await gateway.lookUp(openPin, '198.51.100.1')).toBe(200);
  });

  test('one account vouches for one address, not for many', async () => {
    await scan();
    for (const address of ['10.99.0.1', '10.99.0.2'])
      await gateway.ask(listTickets, address, { cookie: cookieOf('teacher-1') });
    expect(await gateway.lookUp(unused, '10.99.0.1')).toBe(429);
  });

  test('an address that is known keeps its own limit', async () => {
    await gateway.lookUp(openPin, '198.51.100.1');
    await miss(perAddress, () => '198.51.100.1');
    expect(await gateway.lookUp(unused, '198.51.100.1')).toBe(429);
  });
});

describe('two gateways', () => {
  test('count together: going to the other gains a scanner one try', async () => {
    const second = await limitedGateway(rateLimits.pinMisses, context);
    await miss(perAddress, () => '203.0.113.1');
    await context.drain();
    expect(await second.lookUp(unused, '203.0.113.1')).toBe(404);
    await context.drain();
    expect(await second.lookUp(unused, '203.0.113.1')).toBe(429);
    expect(await second.lookUp(openPin, '203.0.113.2')).toBe(200);
  });

  test('keep no address that can be read, and nothing for longer than it matters', async () => {
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

  test('a PIN that is found costs no call of the database', async () => {
    await gateway.lookUp(openPin, '198.51.100.1');
    await context.drain();
    expect(await context.database.collection('limits').countDocuments()).toBe(0);
  });
});

test('a database that is away stops nobody but scanners', async () => {
  const alone = await startContext();
  const limited = await limitedGateway(rateLimits.pinMisses, alone);
  await alone.database.close();
  await miss(perAddress, () => '203.0.113.1', limited);
  expect(await limited.lookUp(openPin, '203.0.113.2')).toBe(200);
  expect(await limited.lookUp(openPin, '203.0.113.1')).toBe(429);
  await alone.drain();
  await alone.close();
});
