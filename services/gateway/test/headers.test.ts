import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectTo, getAsWritten, type Heard, startGateway, type TestGateway } from './testkit.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});

afterAll(() => gateway.close());

const heardAfter = async (headers: Record<string, string>): Promise<Heard['headers']> => {
  await gateway.get('/api/ticket/1234', headers);
  const last = gateway.fakes.tickets.heard.at(-1);
  if (!last) throw new Error('tickets heard nothing');
  return last.headers;
};

describe('what a client says about who it is', () => {
  test.each(['x-user-id', 'x-teacher-identity', 'x-forwarded-user', 'x-forwarded-host', 'forwarded', 'x-real-ip'])(
    '%s does not reach a service',
    async (name) => {
      expect(await heardAfter({ [name]: 'forged' })).not.toHaveProperty(name);
    },
  );

  test('headers that are hidden behind `connection` cannot take our own away', async () => {
    const connection = 'keep-alive, x-forwarded-for, x-request-id, traceparent';
    await getAsWritten(gateway, '/api/ticket/1234', { connection, 'x-forwarded-for': '203.0.113.9' });
    expect(gateway.fakes.tickets.heard.at(-1)?.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.9',
      'x-request-id': expect.any(String),
      traceparent: expect.any(String),
    });
  });

  test('the client that a trusted proxy names is passed on, what that client claims is not', async () => {
    const headers = await heardAfter({ 'x-forwarded-for': '6.6.6.6, 203.0.113.9' });
    expect(headers['x-forwarded-for']).toBe('203.0.113.9');
  });
});

describe('without trusted proxies', () => {
  let open: TestGateway;
  beforeEach(async () => {
    open = await startGateway({ config: { TRUSTED_PROXIES: undefined } });
    return () => open.close();
  });

  test('nobody is believed who says whom a request comes from', async () => {
    await open.get('/api/ticket/1234', { 'x-forwarded-for': '203.0.113.9' });
    expect(open.fakes.tickets.heard[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });
});

describe('tracing', () => {
  test('a request id and a trace that the client gives go on to the service', async () => {
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    const headers = await heardAfter({ 'x-request-id': 'given-by-the-client', traceparent });
    expect(headers).toMatchObject({ 'x-request-id': 'given-by-the-client', traceparent });
  });

  test('they are made where the client gives none, or nonsense', async () => {
    const headers = await heardAfter({ 'x-request-id': 'no id; at all', traceparent: 'nonsense' });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  });

  test('the request id comes back with the answer, so that a complaint finds its log line', async () => {
    const answer = await gateway.get('/api/ticket/1234');
    expect(answer.headers.get('x-request-id')).toBe(gateway.fakes.tickets.heard.at(-1)?.headers['x-request-id']);
  });
});

describe('what a service answers', () => {
  test('cookies, types and file names come back', async () => {
    gateway.fakes.tickets.answerWith((_request, response) => {
      response.setHeader('set-cookie', ['session=a; Path=/', 'other=b']);
      response.setHeader('content-disposition', 'attachment; filename="x.pdf"');
      response.setHeader('content-type', 'application/pdf');
      response.end('x');
    });
    const { headers } = await gateway.get('/api/ticket/1234');
    expect(headers.getSetCookie()).toEqual(['session=a; Path=/', 'other=b']);
    expect(headers.get('content-disposition')).toBe('attachment; filename="x.pdf"');
    expect(headers.get('content-type')).toBe('application/pdf');
  });

  test('what it says about itself, and what would open the API to other sites, does not', async () => {
    gateway.fakes.tickets.answerWith((_request, response) => {
      response.setHeader('server', 'secret/1.0');
      response.setHeader('x-powered-by', 'secret');
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('keep-alive', 'timeout=1');
      response.end('x');
    });
    const { headers } = await gateway.get('/api/ticket/1234');
    for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) expect(headers.has(name)).toBe(false);
    expect(headers.get('keep-alive')).not.toBe('timeout=1');
  });

  test('private answers are never stored, whatever a service forgets', async () => {
    expect((await gateway.get('/api/ticket/1234')).headers.get('cache-control')).toBe('no-store');
    expect((await gateway.get('/api/unknown')).headers.get('cache-control')).toBe('no-store');
  });

  test.each(['text/event-stream', 'text/event-stream; charset=utf-8'])(
    'nothing on the way is to keep, compress or gather events, whatever a service forgets: %s',
    async (type) => {
      const leaving = new AbortController();
      gateway.fakes.responses.answerWith((_request, response) => {
        response.writeHead(200, { 'content-type': type }).write('data: 1\n\n');
      });
      const signal = leaving.signal;
      const { headers } = await fetch(`${gateway.url}/api/ticket/t1/live`, { headers: gateway.login(), signal });
      expect(headers.get('cache-control')).toBe('no-store, no-transform');
      expect(headers.get('x-accel-buffering')).toBe('no');
      leaving.abort();
    },
  );

  test('nor when their path is written in another way', async () => {
    const { headers, status } = await gateway.get('/%61pi/ticket/1234');
    expect({ status, cacheControl: headers.get('cache-control') }).toEqual({ status: 200, cacheControl: 'no-store' });
  });
});

/** The head of the answer to a request that is written exactly so. */
const headOf = async (request: string): Promise<string> => {
  const connection = connectTo(gateway.port);
  connection.write(request);
  await vi.waitFor(() => expect(connection.received()).toContain('}'));
  connection.destroy();
  return connection.received();
};

test.each(['/%', '/api/%ff'])('the answer to a path that is none has the headers of every other: %s', async (path) => {
  const head = await headOf(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
  expect(head).toMatch(/^HTTP\/1.1 400 .*"code":"invalid_request"/s);
  for (const header of ['content-security-policy', 'x-content-type-options', 'permissions-policy', 'x-request-id'])
    expect(head.toLowerCase()).toContain(`\n${header}: `);
  expect(head.toLowerCase()).toContain('cache-control: no-store');
});

test.each([
  ['host', 'host: x\r\nHost: evil.example'],
  ['content-type', 'host: x\r\ncontent-type: text/plain\r\ncontent-type: application/json'],
  ['origin', 'host: x\r\norigin: http://x\r\norigin: https://evil.example'],
  ['sec-fetch-site', 'host: x\r\nsec-fetch-site: same-origin\r\nsec-fetch-site: cross-site'],
])('a request that says %s twice is refused, and told why', async (name, headers) => {
  const before = gateway.fakes.tickets.heard.length;
  const answer = await headOf(`GET /api/ticket/1234 HTTP/1.1\r\n${headers}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1.1 400 .*"code":"invalid_request"/s);
  expect(answer).toContain(`"field":"${name}"`);
  expect(gateway.fakes.tickets.heard).toHaveLength(before);
});
