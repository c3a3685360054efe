import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectTo, getAsWritten, type ReceivedRequest, startGateway, type TestGateway } from './testkit.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});

afterAll(() => gateway.close());

const receivedHeaders = async (headers: Record<string, string>): Promise<ReceivedRequest['headers']> => {
  await gateway.get('/api/ticket/1234', headers);
  const last = gateway.fakes.tickets.requests.at(-1);
  if (!last) throw new Error('tickets received nothing');
  return last.headers;
};

describe('identity headers of a client', () => {
  test.each(['x-user-id', 'x-teacher-identity', 'x-forwarded-user', 'x-forwarded-host', 'forwarded', 'x-real-ip'])(
    '%s does not reach a service',
    async (name) => {
      expect(await receivedHeaders({ [name]: 'forged' })).not.toHaveProperty(name);
    },
  );

  test('a `connection` header that lists the gateway’s own headers does not remove them', async () => {
    const connection = 'keep-alive, x-forwarded-for, x-request-id, traceparent';
    await getAsWritten(gateway, '/api/ticket/1234', { connection, 'x-forwarded-for': '203.0.113.9' });
    expect(gateway.fakes.tickets.requests.at(-1)?.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.9',
      'x-request-id': expect.any(String),
      traceparent: expect.any(String),
    });
  });

  test('the client address from a trusted proxy is passed on, and what that client claims is not', async () => {
    const headers = await receivedHeaders({ 'x-forwarded-for': '6.6.6.6, 203.0.113.9' });
    expect(headers['x-forwarded-for']).toBe('203.0.113.9');
  });
});

describe('without trusted proxies', () => {
  let open: TestGateway;
  beforeEach(async () => {
    open = await startGateway({ config: { TRUSTED_PROXIES: undefined } });
    return () => open.close();
  });

  test('x-forwarded-for of a client is ignored', async () => {
    await open.get('/api/ticket/1234', { 'x-forwarded-for': '203.0.113.9' });
    expect(open.fakes.tickets.requests[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });
});

describe('tracing', () => {
  test('a request id and a trace of the client are passed on to the service', async () => {
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    const headers = await receivedHeaders({ 'x-request-id': 'given-by-the-client', traceparent });
    expect(headers).toMatchObject({ 'x-request-id': 'given-by-the-client', traceparent });
  });

  test('an invalid request id and trace are replaced by new ones', async () => {
    const headers = await receivedHeaders({ 'x-request-id': 'no id; at all', traceparent: 'nonsense' });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  });

  test('the request id comes back with the response, so that a complaint finds its log line', async () => {
    const answer = await gateway.get('/api/ticket/1234');
    expect(answer.headers.get('x-request-id')).toBe(gateway.fakes.tickets.requests.at(-1)?.headers['x-request-id']);
  });
});

describe('the response headers of a service', () => {
  test('come back when they are cookies, content types or file names', async () => {
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

  test('are removed when they describe the service or open the API to other sites', async () => {
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

  test('forbid storing a private response, even when the service sets none', async () => {
    expect((await gateway.get('/api/ticket/1234')).headers.get('cache-control')).toBe('no-store');
    expect((await gateway.get('/api/unknown')).headers.get('cache-control')).toBe('no-store');
  });

  test.each(['text/event-stream', 'text/event-stream; charset=utf-8'])(
    'forbid caching, transforming and buffering of events, even when the service sets none: %s',
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

  test('forbid storing when the path is percent-encoded', async () => {
    const { headers, status } = await gateway.get('/%61pi/ticket/1234');
    expect({ status, cacheControl: headers.get('cache-control') }).toEqual({ status: 200, cacheControl: 'no-store' });
  });
});

/** The response to a request that is sent exactly as written. */
const responseTo = async (request: string): Promise<string> => {
  const connection = connectTo(gateway.port);
  connection.write(request);
  await vi.waitFor(() => expect(connection.received()).toContain('}'));
  connection.destroy();
  return connection.received();
};

test.each(['/%', '/api/%ff'])('the response to a malformed path has the headers of every other: %s', async (path) => {
  const head = await responseTo(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
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
])('a request with %s twice is refused, with the reason', async (name, headers) => {
  const before = gateway.fakes.tickets.requests.length;
  const answer = await responseTo(`GET /api/ticket/1234 HTTP/1.1\r\n${headers}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1.1 400 .*"code":"invalid_request"/s);
  expect(answer).toContain(`"field":"${name}"`);
  expect(gateway.fakes.tickets.requests).toHaveLength(before);
});
