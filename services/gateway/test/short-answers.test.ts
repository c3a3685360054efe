import type { ServerResponse } from 'node:http';
import { api, costOf, findTicketByPin } from '@exit-tickets/contracts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectTo, startGateway, type TestGateway } from './testkit.ts';

const path = findTicketByPin.path.replace(':pin', '1234');

describe('the response to a short call', () => {
  let gateway: TestGateway;
  beforeEach(async () => {
    gateway = await startGateway();
    expect(costOf(findTicketByPin)).toBe('plain');
  });
  afterEach(() => gateway.close());

  test('arrives whole when it comes in pieces without a declared length', async () => {
    gateway.fakes.tickets.answerWith(async (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      for (const piece of ['{"title":"', 'é'.repeat(40_000), '"}'])
        await new Promise((resolve) => response.write(piece, resolve));
      response.end();
    });
    const answer = await gateway.get(path);
    expect(answer.headers.get('content-length')).toBe(String(80_012));
    expect(await answer.json()).toEqual({ title: 'é'.repeat(40_000) });
  });

  test.each([200, 204])('has no content type when it has no body: %i', async (status) => {
    gateway.fakes.tickets.answerWith((_request, response) => void response.writeHead(status).end());
    const answer = await gateway.get(path);
    expect({ status: answer.status, type: answer.headers.get('content-type') }).toEqual({ status, type: null });
  });

  test('is cancelled at the service when its caller leaves', async () => {
    await gateway.close();
    // A long timeout, so that only the caller ends the call.
    gateway = await startGateway({ endpoints: api.map((endpoint) => ({ ...endpoint, timeoutMs: 60_000 })) });
    let held: ServerResponse | undefined;
    gateway.fakes.tickets.answerWith((_request, response) => {
      held = response;
    });
    const leaving = new AbortController();
    const call = fetch(gateway.url + path, { signal: leaving.signal });
    await vi.waitFor(() => expect(held?.destroyed).toBe(false));
    leaving.abort();
    await expect(call).rejects.toThrow();
    await vi.waitFor(() => expect(held?.destroyed).toBe(true));
  });

  test('is 400 when the request target names another site', async () => {
    const connection = connectTo(gateway.port);
    connection.write(`GET http://evil.example${path} HTTP/1.1\r\nhost: evil.example\r\n\r\n`);
    await vi.waitFor(() => expect(connection.received()).toContain('}'));
    connection.destroy();
    expect(connection.received()).toMatch(/^HTTP\/1.1 400 .*"code":"invalid_request"/s);
    expect(gateway.fakes.tickets.requests).toEqual([]);
  });
});
