import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { AppError, api, type ErrorCode, endpoint, errorCatalogue, errorsOf, limits } from '@exit-tickets/contracts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createApp, serve } from '../src/index.ts';
import { type KitTestContext, testContext } from './support.ts';

const base = { method: 'POST', service: 'tickets', access: 'anyone', summary: 'test' } as const;
const echo = endpoint({
  ...base,
  path: '/api/echo/:id',
  params: z.object({ id: z.string().max(5) }),
  body: z.object({ text: z.string().min(1), inner: z.object({ n: z.int() }).optional() }),
  status: 201,
  reply: z.object({ text: z.string() }),
  reportsProgress: true,
  errors: ['ai_invalid'],
});
const page = endpoint({
  ...base,
  path: '/api/page',
  query: z.object({ limit: z.coerce.number().int().min(1).max(9).default(5) }),
  reply: z.object({ limit: z.int() }),
});
const mine = endpoint({
  ...base,
  path: '/api/mine',
  access: 'teacher',
  reply: z.object({ teacherId: z.string() }),
});
const gone = endpoint({ ...base, path: '/api/gone', status: 204, replyKind: 'empty' });
const listed = endpoint({ ...base, path: '/api/list', reply: z.array(z.object({ n: z.int() })) });
const broken = endpoint({ ...base, path: '/api/broken', reply: z.object({ n: z.int() }) });

let context: KitTestContext;
let app: ReturnType<typeof createApp>;
/** How many items of the list were made. */
let made = 0;
beforeEach(async () => {
  context = await testContext();
  app = createApp(context);
  serve(app, echo, async ({ body, progress }) => {
    progress('half', 1, 2);
    if (body.text === 'fail') throw new AppError('ai_invalid', { cause: new Error('secret of the driver') });
    if (body.text === 'undeclared') throw new AppError('ticket_full');
    if (body.text === 'crash') throw new Error('secret at /etc/passwd');
    return { text: body.text, leak: 'not in the contract' } as { text: string };
  });
  serve(app, page, async ({ query }) => query);
  serve(app, mine, async ({ teacherId }) => ({ teacherId }));
  serve(app, gone, async () => undefined);
  made = 0;
  serve(app, listed, async function* ({ request: { headers } }) {
    const count = Number(headers['x-count'] ?? 3);
    if (headers['x-fail'] === 'first') throw new AppError('invalid_request', { field: 'first' });
    for (; made < count; made += 1) yield { n: made, leak: 'x'.repeat(50) };
    if (headers['x-fail'] === 'last') yield { n: 'not a number' } as never;
  });
  serve(app, broken, async () => ({ n: 'not a number' }) as never);
});
afterEach(() => context.close());

const connections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
const post = (url: string, payload?: object | string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, headers, ...(payload !== undefined && { payload }) });

describe('a list that is produced item by item', () => {
  test('is sent as a list, with only the fields of the contract in its items', async () => {
    const answer = await post('/api/list');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual([{ n: 0 }, { n: 1 }, { n: 2 }]);
    made = 0;
    expect((await post('/api/list', undefined, { 'x-count': '0' })).json()).toEqual([]);
    expect((await post('/api/list', undefined, { 'x-count': '50000' })).json()).toHaveLength(50_000);
  });

  test('is produced while it is read: not ahead of a reader that stops, and not for a caller who has left', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    const count = 3_000_000;
    socket.write(`POST /api/list HTTP/1.1\r\nhost: x\r\nx-count: ${count}\r\ncontent-length: 0\r\n\r\n`);
    await once(socket, 'readable');
    let before = 0;
    await vi.waitFor(
      () => {
        const isStill = made === before;
        before = made;
        expect(isStill).toBe(true);
      },
      { timeout: 20_000, interval: 200 },
    );
    expect(made).toBeLessThan(count / 2);
    socket.destroy();
    await vi.waitFor(async () => expect(await connections()).toBe(0));
    expect(made).toBeLessThan(count / 2);
  }, 30_000);

  test('that fails before its first item is answered with an error; later the response breaks off', async () => {
    expect((await post('/api/list', undefined, { 'x-fail': 'first' })).json()).toMatchObject({ field: 'first' });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const headers = { 'x-fail': 'last', 'x-count': '50000' };
    const answer = await fetch(`http://127.0.0.1:${port}/api/list`, { method: 'POST', headers });
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
  });
});

describe('a served call', () => {
  test('returns its status and only the fields of its contract', async () => {
    const answer = await post('/api/echo/a', { text: 'hi' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ text: 'hi' });
  });

  test('reads the query, and uses the default of a missing value', async () => {
    expect((await post('/api/page?limit=3&other=x')).json()).toEqual({ limit: 3 });
    expect((await post('/api/page')).json()).toEqual({ limit: 5 });
  });

  test('without a reply body returns an empty 204', async () => {
    const answer = await post('/api/gone');
    expect({ status: answer.statusCode, body: answer.body }).toEqual({ status: 204, body: '' });
  });

  test('that breaks its contract returns an internal error', async () => {
    const answer = await post('/api/broken');
    expect(answer.json()).toEqual({ code: 'internal', message: 'An error occurred' });
  });

  test('for teachers refuses a caller without a session before it reads the body', async () => {
    const answer = await post('/api/mine', '{not json', { 'content-type': 'application/json' });
    expect(answer.json()).toMatchObject({ code: 'not_logged_in' });
    expect(answer.statusCode).toBe(401);
  });

  test('takes the teacher from the cookie, never from a header', async () => {
    const cookie = `session=${context.sessions.sign('u1', 's1').token}`;
    expect((await post('/api/mine', undefined, { cookie, 'x-user-id': 'u2' })).json()).toEqual({ teacherId: 'u1' });
    expect((await post('/api/mine', undefined, { 'x-user-id': 'u2' })).statusCode).toBe(401);
  });
});

describe('bad input', () => {
  test.each([
    ['a missing field', '/api/echo/a', {}, 'text'],
    ['a wrong field inside another', '/api/echo/a', { text: 'a', inner: { n: 1.5 } }, 'inner.n'],
    ['a wrong parameter', '/api/echo/too-long', { text: 'a' }, 'id'],
    ['a wrong value in the query', '/api/page?limit=many', undefined, 'limit'],
    ['a value twice in the query', '/api/page?limit=1&limit=2', undefined, 'limit'],
    ['no body', '/api/echo/a', undefined, 'body'],
    ['a list for a body', '/api/echo/a', [], 'body'],
  ])('%s is a 400 that names the field', async (_what, url, body, field) => {
    const answer = await post(url, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_request', field });
  });

  test.each([
    ['broken JSON', '{"text":', 'application/json', 400],
    ['a prototype', '{"text":"a","__proto__":{"x":1}}', 'application/json', 400],
    ['a prototype by way of the constructor', '{"text":"a","constructor":{"prototype":{}}}', 'application/json', 400],
    ['plain text', 'text', 'text/plain', 415],
    ['a form', 'text=a', 'application/x-www-form-urlencoded', 415],
    ['2 MB', JSON.stringify({ text: 'x'.repeat(2_000_000) }), 'application/json', 413],
  ])('%s is refused', async (_what, payload, type, status) => {
    expect((await post('/api/echo/a', payload, { 'content-type': type })).statusCode).toBe(status);
  });

  test.each([
    ['lists', '['.repeat(520_000)],
    ['objects', '{"a":'.repeat(170_000)],
    ['lists after a text with a quote in it', `{"text":"\\"",${'['.repeat(33)}`],
  ])('nesting deeper than any call needs is refused before parsing: %s', async (_what, payload) => {
    const answer = await post('/api/echo/a', payload, { 'content-type': 'application/json' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ code: 'invalid_request', field: 'body', message: 'body: nested too deeply' });
  });

  test.each([
    ['objects', `[${Array(limits.jsonValues).fill('{}')}]`],
    ['numbers', `[${Array(limits.jsonValues).fill('1')}]`],
    ['fields', `{${Array.from({ length: limits.jsonValues + 1 }, (_, n) => `"k${n}":1`)}}`],
  ])('more values than any call needs are refused before parsing: %s', async (_what, payload) => {
    const answer = await post('/api/echo/a', payload, { 'content-type': 'application/json' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ code: 'invalid_request', field: 'body', message: 'body: too many values' });
  });

  test('brackets and commas inside a text are accepted, however many', async () => {
    const text = `${'[{"\\,'.repeat(2 * limits.jsonValues)}"`;
    expect((await post('/api/echo/a', { text })).json()).toEqual({ text });
  });

  test('a path that cannot be decoded is a documented 400', async () => {
    expect((await post('/api/%zz')).json()).toEqual({ code: 'invalid_request', message: 'The request is not valid' });
  });

  test('a request that is not HTTP is a documented 400', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write('NONSENSE\r\n\r\n');
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(
      /^HTTP\/1.1 400 [^{]+\{"message":"The request is not valid","code":"invalid_request"\}$/s,
    );
  });

  test('an unknown path is a documented 404', async () => {
    expect((await post('/api/nowhere')).json()).toEqual({ code: 'not_found', message: 'Not found' });
  });
});

describe('errors', () => {
  test.each([
    ['fail', 502, { code: 'ai_invalid', message: 'The AI gave no usable answer; try again' }],
    ['crash', 500, { code: 'internal', message: 'An error occurred' }],
  ])('of the kind %s are answered with the documented text only', async (text, status, body) => {
    const answer = await post('/api/echo/a', { text });
    expect({ status: answer.statusCode, body: answer.json() }).toEqual({ status, body });
  });
});

describe('an error that the contract of the call does not name', () => {
  const internal = { code: 'internal', message: 'An error occurred' };

  test('is answered as an internal error', async () => {
    const answer = await post('/api/echo/a', { text: 'undeclared' });
    expect({ status: answer.statusCode, body: answer.json() }).toEqual({ status: 500, body: internal });
  });

  test('is an internal error at the end of a stream too', async () => {
    const answer = await post('/api/echo/a', { text: 'undeclared' }, { accept: 'text/event-stream' });
    expect(answer.body).toContain('event: error\ndata: {"status":500,');
    expect(answer.body).toContain('"code":"internal"');
  });
});

describe.each(api)('$id', ({ method, path, ...declared }) => {
  test('returns the errors of its contract, and every other one as an internal error', async () => {
    const { service, access, summary, cost, rateLimits, errors } = declared;
    const call = { method, path, service, access, summary, cost, rateLimits, errors } as const;
    const codes = Object.keys(errorCatalogue) as ErrorCode[];
    const cookie = `session=${context.sessions.sign('u1', 's1').token}`;
    const refusing = createApp(context);
    serve(refusing, call, async ({ request }) => {
      throw new AppError(request.headers['x-wanted'] as ErrorCode);
    });
    const answered = await Promise.all(
      codes.map(async (code) => {
        const answer = await refusing.inject({ method, url: path, headers: { cookie, 'x-wanted': code } });
        return answer.json().code;
      }),
    );
    expect(answered).toEqual(codes.map((code) => (errorsOf(call).includes(code) ? code : 'internal')));
    await refusing.close();
  });
});

describe('a call with progress', () => {
  const stream = { accept: 'text/event-stream' };

  test('reports its progress and ends with its result', async () => {
    const answer = await post('/api/echo/a', { text: 'hi' }, stream);
    expect(answer.headers['content-type']).toBe('text/event-stream');
    expect(answer.body).toBe(
      'event: progress\ndata: {"stage":"half","done":1,"total":2}\n\nevent: result\ndata: {"text":"hi"}\n\n',
    );
  });

  test('ends with its error when it fails', async () => {
    const answer = await post('/api/echo/a', { text: 'fail' }, stream);
    expect(answer.body).toContain('event: error\ndata: {"status":502,"message":"The AI gave');
  });
});

describe('health', () => {
  test('is 200 once every check passes, and names what is missing before', async () => {
    let isReady = false;
    const checked = createApp({ ...context, bus: { ...context.bus, isReady: () => isReady } });
    expect((await checked.inject('/health')).json()).toEqual({ status: 'unavailable', missing: ['bus'] });
    isReady = true;
    const answer = await checked.inject('/health');
    expect({ status: answer.statusCode, body: answer.json() }).toEqual({ status: 200, body: { status: 'ok' } });
  });
});

describe('closing', () => {
  const unhurried = endpoint({
    ...base,
    path: '/api/unhurried',
    reply: z.object({ done: z.boolean() }),
  });

  test('waits for the request in flight, and not for connections without one', async () => {
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    serve(app, unhurried, async () => {
      begun.resolve();
      await end.promise;
      return { done: true };
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const unusedSocket = connect(port, '127.0.0.1');
    await once(unusedSocket, 'connect');
    const inFlight = fetch(`${url}/api/unhurried`, { method: 'POST' });
    await begun.promise;
    const closed = app.close();
    await once(unusedSocket, 'close');
    end.resolve();
    expect(await (await inFlight).json()).toEqual({ done: true });
    await closed;
  });
});
