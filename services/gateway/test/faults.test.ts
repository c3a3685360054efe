import {
  costOf,
  generateFromText,
  limits,
  listTickets,
  login,
  sessionsRevokedSignal,
  watchTicket,
} from '@exit-tickets/contracts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { timeoutFor } from '../src/upstream/upstreams.ts';
import { connectTo, startGateway, type TestGateway, waitForServiceTimeout, withShortTimeouts } from './testkit.ts';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startGateway({ endpoints: withShortTimeouts() });
});

afterEach(() => gateway.close());

test('a call reaches the service that owns it, and the response comes back', async () => {
  const { cookie } = gateway.login();
  gateway.fakes.tickets.answerWith((_request, response) => {
    response.writeHead(201, { 'content-type': 'application/json' }).end('{"id":"t1"}');
  });
  const answer = await gateway.post('/api/create-exit-ticket', { title: 'x' }, { cookie });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ id: 't1' });
  expect(gateway.fakes.tickets.requests).toMatchObject([{ method: 'POST', url: '/api/create-exit-ticket', bytes: 13 }]);
});

test.each(['/api/unknown', '/api/ticket/1234/unknown', '/api/Login', '/api'])(
  '%s is not in the contract and reaches no service',
  async (path) => {
    const answer = await gateway.get(path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ message: 'Not found', code: 'not_found' });
    for (const fake of Object.values(gateway.fakes)) expect(fake.requests).toEqual([]);
  },
);

test('a method that the contract does not have for a path does not reach the service', async () => {
  expect((await gateway.post('/api/my-tickets', {})).status).toBe(404);
  expect(gateway.fakes.tickets.requests).toEqual([]);
});

test('a path that climbs out of its parameter does not reach the service', async () => {
  const answer = await gateway.get('/api/ticket-by-id/..%2f..%2fhealth', gateway.login());
  expect([400, 404]).toContain(answer.status);
  expect(gateway.fakes.tickets.requests).toEqual([]);
});

describe('when a service fails', () => {
  test('a dead service gives 503 with Retry-After and does not reveal its address', async () => {
    await gateway.fakes.tickets.stop();
    const answer = await gateway.get('/api/ticket/1234');
    const text = await answer.text();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(JSON.parse(text)).toEqual({ message: expect.any(String), code: 'service_unavailable' });
    expect(text).not.toMatch(/127\.0\.0\.1|ECONNREFUSED/);
  });

  test('a dead service does not affect the others', async () => {
    await gateway.fakes.ai.stop();
    expect((await gateway.get('/api/ticket/1234')).status).toBe(200);
  });

  test('a frozen service gives 504', async () => {
    gateway.fakes.responses.freeze();
    const answer = await gateway.post('/api/submit-response', {});
    expect(answer.status).toBe(504);
    expect(await answer.json()).toMatchObject({ code: 'service_timeout' });
  });

  test('a frozen AI service gives 504 with its own code', async () => {
    gateway.fakes.ai.freeze();
    const answer = await gateway.post('/api/generate-from-text', { content: 'x' });
    expect(answer.status).toBe(504);
    expect(await answer.json()).toMatchObject({ code: 'ai_timeout' });
  });

  test('a connection that breaks before the response gives 502', async () => {
    gateway.fakes.tickets.answerWith((request) => request.socket.destroy());
    const answer = await gateway.get('/api/ticket/1234');
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ code: 'service_failed' });
  });

  const breakHalfWay = () =>
    gateway.fakes.tickets.answerWith((request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"title":', () => request.socket.destroy());
    });

  test('a short response that breaks halfway gives 502', async () => {
    breakHalfWay();
    const answer = await gateway.get('/api/ticket/1234');
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ code: 'service_failed' });
  });

  test('a long response that breaks halfway does not look complete', async () => {
    breakHalfWay();
    expect(costOf(listTickets)).toBe('list');
    await expect(gateway.get(listTickets.path, gateway.login()).then((answer) => answer.text())).rejects.toThrow();
  });

  test('a response that is not HTTP gives 502', async () => {
    gateway.fakes.tickets.answerWith((request) => request.socket.end('nonsense\r\n\r\n'));
    expect((await gateway.get('/api/ticket/1234')).status).toBe(502);
  });

  test('a 503 from a service is passed on and not retried', async () => {
    gateway.fakes.tickets.answerWith((_request, response) => {
      response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '0' }).end('{"code":"x"}');
    });
    const answer = await gateway.get('/api/ticket/1234');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('0');
    expect(gateway.fakes.tickets.requests).toHaveLength(1);
  });

  test('a service that recovers is used again', async () => {
    gateway.fakes.tickets.freeze();
    expect((await gateway.get('/api/ticket/1234')).status).toBe(504);
    gateway.fakes.tickets.answerWith((_request, response) => void response.end());
    expect((await gateway.get('/api/ticket/1234')).status).toBe(200);
  });
});

describe('an overloaded service', () => {
  const slowCalls = limits.callsInFlight.slow.overall;

  test('causes 503 for further calls until it recovers, and other services go on', async () => {
    await gateway.close();
    gateway = await startGateway();
    gateway.fakes.ai.freeze();
    const leaving = new AbortController();
    let teachers = 0;
    const generate = (signal: AbortSignal | null = null) => {
      teachers += 1;
      const address = `10.0.0.${teachers % 250}`;
      const headers = {
        ...gateway.login(`teacher-${teachers}`),
        'content-type': 'application/json',
        'x-forwarded-for': address,
      };
      return fetch(`${gateway.url}/api/generate-from-text`, { method: 'POST', body: '{}', headers, signal });
    };
    const waiting = Array.from({ length: slowCalls }, () => generate(leaving.signal));
    await vi.waitFor(() => expect(gateway.fakes.ai.requests).toHaveLength(slowCalls));
    const answer = await generate();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect((await gateway.get('/api/ticket/1234')).status).toBe(200);
    leaving.abort();
    await Promise.allSettled(waiting);
    await vi.waitFor(() => expect(gateway.fakes.ai.connections()).toBe(0));
    gateway.fakes.ai.answerWith((_request, response) => void response.end('{}'));
    expect((await generate()).status).toBe(200);
  });
});

test('the timeout is 3 seconds for plain calls, the declared one for AI calls, and none for an open live stream', () => {
  expect(timeoutFor(listTickets)).toEqual({ headersTimeout: 3_000, bodyTimeout: 3_000 });
  expect(timeoutFor(generateFromText)).toEqual({ headersTimeout: 180_000, bodyTimeout: 180_000 });
  expect(timeoutFor(watchTicket)).toEqual({ headersTimeout: 3_000, bodyTimeout: 0 });
});

test('a login has a long timeout and still counts as a plain call', () => {
  expect(timeoutFor(login).headersTimeout).toBe(30_000);
  expect(costOf(login)).toBe('plain');
  expect(costOf(generateFromText)).toBe('slow');
});

describe('a caller that leaves', () => {
  test('cancels the call at its service', async () => {
    await gateway.close();
    gateway = await startGateway();
    let isCancelled = false;
    gateway.fakes.ai.answerWith((_request, response) => {
      response.on('close', () => {
        isCancelled = true;
      });
    });
    const leaving = new AbortController();
    const call = fetch(`${gateway.url}/api/generate-from-text`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
      signal: leaving.signal,
    });
    await vi.waitFor(() => expect(gateway.fakes.ai.requests).toHaveLength(1));
    expect(isCancelled).toBe(false);
    leaving.abort();
    await expect(call).rejects.toThrow();
    await vi.waitFor(() => expect(isCancelled).toBe(true));
  });
});

describe('server-sent events', () => {
  const streaming = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };

  test('arrive one by one as they are sent, and outlive every timeout', async () => {
    let sendMore = (): void => undefined;
    gateway.fakes.responses.answerWith((_request, response) => {
      response.writeHead(200, streaming);
      response.write('data: 1\n\n');
      sendMore = () => void response.write('data: 2\n\n');
    });
    const leaving = new AbortController();
    const answer = await fetch(`${gateway.url}/api/ticket/t1/live`, {
      headers: gateway.login(),
      signal: leaving.signal,
    });
    const reader = answer.body?.getReader();
    const next = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    expect(await next()).toBe('data: 1\n\n');
    await waitForServiceTimeout(gateway);
    await waitForServiceTimeout(gateway);
    sendMore();
    expect(await next()).toBe('data: 2\n\n');
    leaving.abort();
    await vi.waitFor(() => expect(gateway.fakes.responses.connections()).toBe(0));
  });

  test('end when their session is revoked, and those of other sessions go on', async () => {
    let open = 0;
    gateway.fakes.responses.answerWith((_request, response) => {
      open += 1;
      response.on('close', () => {
        open -= 1;
      });
      response.writeHead(200, streaming).write('data: 1\n\n');
    });
    const watch = async (session: string) => {
      const answer = await gateway.get('/api/ticket/t1/live', gateway.login('teacher-1', session));
      const reader = answer.body?.getReader();
      await reader?.read();
      return { next: async () => await reader?.read(), leave: () => reader?.cancel() };
    };
    const [atSchool, atHome] = [await watch('school'), await watch('home')];
    expect(open).toBe(2);
    gateway.context.bus.signal(sessionsRevokedSignal, {
      sessions: [{ sessionId: 'school', expiresAt: new Date(gateway.context.now().getTime() + 60_000).toISOString() }],
      users: [],
    });
    await expect(atSchool.next()).rejects.toThrow();
    await vi.waitFor(() => expect(open).toBe(1));
    await atHome.leave();
    await vi.waitFor(() => expect(open).toBe(0));
  });

  test('do not delay a shutdown', async () => {
    gateway.fakes.responses.answerWith((_request, response) => {
      response.writeHead(200, streaming);
      response.write('data: 1\n\n');
    });
    const answer = await gateway.get('/api/ticket/t1/live', gateway.login());
    await gateway.app.close();
    await expect(answer.text()).rejects.toThrow();
  });
});

describe('stopping', () => {
  test('lets a call in flight finish, then closes its keep-alive connection', async () => {
    let finish = (): void => undefined;
    gateway.fakes.tickets.answerWith((_request, response) => {
      finish = () => void response.end('{}');
    });
    const connection = connectTo(gateway.port);
    connection.write('GET /api/ticket/1234 HTTP/1.1\r\nhost: x\r\n\r\n');
    await vi.waitFor(() => expect(gateway.fakes.tickets.requests).toHaveLength(1));
    const stopped = gateway.app.close();
    finish();
    await Promise.all([stopped, connection.closed]);
    expect(connection.received()).toMatch(/^HTTP\/1.1 200/);
    expect(connection.received()).toMatch(/connection: close/i);
  });

  test('is not delayed by connections without a request', async () => {
    const connection = connectTo(gateway.port);
    await connection.opened;
    await gateway.app.close();
    await connection.closed;
  });

  test('is not delayed by idle keep-alive connections', async () => {
    const connection = connectTo(gateway.port);
    connection.write('GET /api/ticket/1234 HTTP/1.1\r\nhost: x\r\n\r\n');
    await vi.waitFor(() => expect(connection.received()).toContain('"ok":true'));
    await gateway.app.close();
    await connection.closed;
  });
});
