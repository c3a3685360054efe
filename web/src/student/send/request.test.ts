import { describe, expect, test } from 'vitest';
import { request } from './request.ts';

const json =
  (status: number, body: unknown, headers = {}) =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status, headers }));

const asking = (fetch: typeof globalThis.fetch, timeoutMs = 1_000) =>
  request({ method: 'POST', path: '/api/submit-response', body: {} }, (body) => body, { fetch, timeoutMs });

describe('a call', () => {
  test('that succeeds gives what was answered', async () => {
    expect(await asking(json(201, { id: 'r1' }))).toEqual({ kind: 'done', value: { id: 'r1' } });
  });

  test('that is refused gives the code of the API, and not its English', async () => {
    const refusal = json(409, { code: 'ticket_closed', message: 'This exit ticket is closed' });
    expect(await asking(refusal)).toEqual({
      kind: 'refused',
      status: 409,
      code: 'ticket_closed',
    });
  });

  test('that is refused with something that is not the API’s gives none', async () => {
    const page = () => Promise.resolve(new Response('<h1>Bad</h1>', { status: 400 }));
    expect(await asking(page)).toEqual({ kind: 'refused', status: 400, code: undefined });
  });

  test('that finds no network has not arrived', async () => {
    expect(await asking(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual({ kind: 'unavailable' });
  });

  test('that takes too long has not arrived', async () => {
    const silent: typeof fetch = (_path, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
    expect(await asking(silent, 5)).toEqual({ kind: 'unavailable' });
  });

  test.each([408, 429, 500, 502, 503, 504, 507, 521])(
    'answered %i by a server that is busy, full or broken is worth trying again',
    async (status) => {
      const busy = json(status, { code: 'service_unavailable', message: '' }, { 'retry-after': '7' });
      expect(await asking(busy)).toEqual({ kind: 'unavailable', retryAfterMs: 7_000, code: 'service_unavailable' });
    },
  );

  test('answered by the login page of the wifi has not arrived', async () => {
    expect(await asking(() => Promise.resolve(new Response('<html>', { status: 200 })))).toEqual({
      kind: 'unavailable',
    });
  });
});
