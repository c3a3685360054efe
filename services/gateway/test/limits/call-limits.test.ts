import { limits } from '@exit-tickets/contracts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectTo, type FakeService, type RawConnection, startGateway, type TestGateway } from '../testkit.ts';

let gateway: TestGateway;
let cleanups: (() => void)[];
/** Keeps the responses referenced: garbage collection would close their connections. */
let pending: Promise<Response | undefined>[];

beforeEach(async () => {
  gateway = await startGateway();
  cleanups = [];
  pending = [];
});
afterEach(async () => {
  for (const cleanUp of cleanups) cleanUp();
  await gateway.close();
});

const generate = '/api/generate-from-text';
const live = '/api/ticket/t1/live';
const { plain, slow, stream, upload } = limits.callsInFlight;

const headersOf = (address: string, teacher?: string): Record<string, string> => ({
  'x-forwarded-for': address,
  ...(teacher && gateway.login(teacher)),
});

/** Makes a call that hangs until its caller, which is returned, aborts it. */
const hang = (path: string, headers: Record<string, string>, method = 'GET') => {
  const caller = new AbortController();
  cleanups.push(() => caller.abort());
  const answer = fetch(gateway.url + path, { method, headers, signal: caller.signal }).catch(() => undefined);
  pending.push(answer);
  return caller;
};

/** Starts every stream, as a service must within seconds, and ends none. */
const keepStreaming = (service: FakeService): void =>
  service.answerWith((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
  });

/** Makes this many hanging calls from one address; `teacher` names the account of each. */
const hangMany = async (
  count: number,
  path: string,
  { from, teacher, service }: { from: string; teacher: (n: number) => string | undefined; service: FakeService },
) => {
  if (path === live) keepStreaming(service);
  else service.freeze();
  const before = service.requests.length;
  const method = path === live ? 'GET' : 'POST';
  const calls = Array.from({ length: count }, (_, n) => hang(path, headersOf(from, teacher(n)), method));
  await vi.waitFor(() => expect(service.requests).toHaveLength(before + count), { timeout: 20_000 });
  service.answerWith((_request, response) => response.end('{}'));
  return calls;
};

const ask = async (address: string, teacher?: string) =>
  (await gateway.post(generate, {}, headersOf(address, teacher))).status;
const watch = async (address: string, teacher: string) => (await gateway.get(live, headersOf(address, teacher))).status;

test('a caller at its limit of hanging slow calls gets 429, others and plain calls go on, and a call that is aborted frees its place', async () => {
  const from = '203.0.113.1';
  const held = await hangMany(slow.perAccount, generate, {
    from,
    teacher: () => undefined,
    service: gateway.fakes.ai,
  });

  expect(await ask(from)).toBe(429);
  expect(await ask('203.0.113.2')).toBe(200);
  expect(await ask(from, 'teacher-1')).toBe(200);
  expect((await gateway.get('/api/ticket/1234', headersOf(from))).status).toBe(200);

  held[0]?.abort();
  await vi.waitFor(async () => expect(await ask(from)).toBe(200));
});

test('one account has a limited number of live streams across addresses', async () => {
  const { responses } = gateway.fakes;
  keepStreaming(responses);
  for (let n = 1; n <= stream.perAccount; n += 1) hang(live, headersOf(`10.0.0.${n}`, 'teacher-1'));
  await vi.waitFor(() => expect(responses.requests).toHaveLength(stream.perAccount));
  responses.answerWith((_request, response) => response.end());
  expect(await watch('10.0.0.99', 'teacher-1')).toBe(429);
  expect(await watch('10.0.0.1', 'teacher-2')).toBe(200);
});

describe('an address with many accounts', () => {
  test('has a limited number of AI calls in flight, and other schools go on', async () => {
    const service = gateway.fakes.ai;
    await hangMany(slow.perAddress, generate, { from: '203.0.113.1', teacher: (n) => `teacher-${n % 5}`, service });
    expect(await ask('203.0.113.1', 'teacher-new')).toBe(429);
    expect(await ask('198.51.100.2', 'teacher-of-another-school')).toBe(200);
  });

  test('has a limited number of live streams, enough for a hundred teachers with three each', async () => {
    expect(stream.perAddress).toBeGreaterThanOrEqual(300);
    const service = gateway.fakes.responses;
    await hangMany(stream.perAddress, live, { from: '203.0.113.1', teacher: (n) => `teacher-${n % 100}`, service });
    expect(await watch('203.0.113.1', 'teacher-new')).toBe(429);
    expect(await watch('198.51.100.2', 'teacher-of-another-school')).toBe(200);
  });

  test.each(Object.entries(limits.callsInFlight))(
    'has no more than a third of all places, and neither has an account: %s',
    (_cost, { overall, perAddress, perAccount }) => {
      expect(perAddress).toBeLessThanOrEqual(overall / 3);
      expect(perAccount).toBeLessThanOrEqual(overall / 3);
    },
  );

  test('has a limited number of short calls in flight, at least a thousand, and others are served', async () => {
    expect(plain.perAddress).toBeGreaterThanOrEqual(1_000);
    const { auth } = gateway.fakes;
    auth.freeze();
    // A login has a long timeout, so none of these ends meanwhile.
    const call = 'POST /api/login HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 203.0.113.1\r\n\r\n';
    for (let n = 0; n < plain.perAddress; n += 1) {
      const connection = connectTo(gateway.port, call);
      cleanups.push(() => connection.destroy());
    }
    await vi.waitFor(() => expect(auth.requests).toHaveLength(plain.perAddress), { timeout: 30_000, interval: 200 });
    auth.answerWith((_request, response) => response.end('{}'));
    const login = async (from: string) => (await gateway.post('/api/login', {}, headersOf(from))).status;
    expect(await login('203.0.113.1')).toBe(429);
    expect(await login('198.51.100.2')).toBe(200);
  }, 60_000);
});

describe('uploads that never end', () => {
  const begin = (from: string, teacher?: string): RawConnection => {
    const connection = connectTo(gateway.port);
    const head = Object.entries(headersOf(from, teacher)).map((pair) => pair.join(': '));
    const type = 'content-type: multipart/form-data; boundary=x';
    connection.write(
      ['POST /api/generate-summary HTTP/1.1', 'host: x', ...head, type, 'content-length: 1000', '', 'x'].join('\r\n'),
    );
    cleanups.push(() => connection.destroy());
    return connection;
  };

  test('use no place of an AI call, and are limited per address', async () => {
    const { ai } = gateway.fakes;
    ai.freeze();
    for (let n = 0; n < upload.perAddress; n += 1) begin('203.0.113.1', `teacher-${n % 5}`);
    await vi.waitFor(() => expect(ai.requests).toHaveLength(upload.perAddress), { timeout: 20_000 });
    const refused = begin('203.0.113.1', 'teacher-new');
    await vi.waitFor(() => expect(refused.received()).toMatch(/^HTTP\/1.1 429 /));
    ai.answerWith((_request, response) => response.end('{}'));
    expect(await ask('203.0.113.1', 'teacher-0')).toBe(200);
    begin('198.51.100.2', 'teacher-of-another-school');
    await vi.waitFor(() =>
      expect(ai.requests.filter(({ url }) => url.endsWith('summary'))).toHaveLength(upload.perAddress + 1),
    );
  });
});

test('a slow body uses no place of an AI call', async () => {
  const { ai } = gateway.fakes;
  const begun = Array.from({ length: slow.perAccount }, () => connectTo(gateway.port));
  const head = ['host: x', 'x-forwarded-for: 203.0.113.1', 'expect: 100-continue', 'content-length: 1000'];
  for (const connection of begun) {
    cleanups.push(() => connection.destroy());
    connection.write([`POST ${generate} HTTP/1.1`, ...head, '', '{'].join('\r\n'));
  }
  await vi.waitFor(() => expect(begun.every((each) => each.received().includes('100 Continue'))).toBe(true));
  expect(await ask('203.0.113.1')).toBe(200);
  expect(ai.requests).toHaveLength(1);
});
