import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { call, callForPage, callWithProgress, type Progress } from './call.ts';
import { CallError } from './call-error.ts';
import { hasSlowCall, slowAfterMs } from './slow-calls.ts';

const answering = (body: BodyInit | null, init: ResponseInit = {}) => {
  const fetched = vi.fn<typeof fetch>(async () => new Response(body, { status: 200, ...init }));
  vi.stubGlobal('fetch', fetched);
  return () => {
    const [address, options] = fetched.mock.calls[0] ?? [];
    return { address, ...options };
  };
};

const json = { headers: { 'content-type': 'application/json' } };
const problem = async (work: Promise<unknown>): Promise<CallError> => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof CallError)) throw new Error('no CallError was thrown');
  return error;
};

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
});
afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  test('goes where the contract says, with its parameters encoded, cookies and JSON', async () => {
    const sent = answering('{}', json);
    await call('updateClassName', { params: { id: 'a b' }, body: { className: '2B' } });
    expect(sent()).toMatchObject({
      address: '/api/ticket/a%20b/update-class',
      method: 'PATCH',
      credentials: 'include',
      body: '{"className":"2B"}',
    });
  });

  test('asks for the language that the page is in, whatever the browser prefers', async () => {
    const sent = answering('{}', json);
    await call('forgotPassword', { body: { email: 'a@b.nl' } });
    expect(sent().headers).toMatchObject({ 'accept-language': 'fr' });
  });

  test('sends a file as a form, the text before it', async () => {
    const sent = answering('{}', json);
    await call('summarizeMaterial', { body: { file: new File(['x'], 'les.txt'), title: 'Les' } });
    const { body } = sent();
    expect(body instanceof FormData && [...body.keys()]).toEqual(['title', 'file']);
  });

  test('gives nothing for an empty answer', async () => {
    answering(null, { status: 204 });
    expect(await call('deleteTicket', { params: { id: 't1' } })).toBeUndefined();
  });
});

describe('a call that is not answered for long', () => {
  test.each([
    ['is slow', true, () => call('logout', {})],
    [
      'is not, where a model is asked: that takes its time',
      false,
      () => call('generateQuestion', { body: { content: 'x' } }),
    ],
  ])('%s', async (_rule, isSlow, ask) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const answer = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => answer.promise);
    const asked = ask();
    await vi.advanceTimersByTimeAsync(slowAfterMs);
    expect(hasSlowCall()).toBe(isSlow);
    answer.resolve(new Response('{}', json));
    await asked;
    expect(hasSlowCall()).toBe(false);
  });
});

describe('a call that fails', () => {
  test('says status, colon, space and the body', async () => {
    const body = '{"message":"Email is already in use","code":"email_taken","field":"email"}';
    answering(body, { status: 409, ...json });
    const error = await problem(call('login', { body: { email: 'a@b.nl', password: 'geheim' } }));
    expect(error.message).toBe(`409: ${body}`);
    expect(error).toMatchObject({
      status: 409,
      code: 'email_taken',
      field: 'email',
    });
  });

  test('says the status text when the body is empty', async () => {
    answering('', { status: 502, statusText: 'Bad Gateway' });
    expect((await problem(call('logout', {}))).message).toBe('502: Bad Gateway');
  });

  test.each([
    [502, 'service_unavailable'],
    [503, 'service_unavailable'],
    [504, 'service_timeout'],
    [500, 'unknown'],
  ])('with %s from a proxy, which sends its own page, is %s', async (status, code) => {
    answering('<html>proxy</html>', { status });
    expect(await problem(call('logout', {}))).toMatchObject({ status, code });
  });

  test('has not reached the server when something else answers in its place, such as the login page of a wifi', async () => {
    answering('<html>Welcome to our wifi</html>');
    expect(await problem(call('getAuthStatus', {}))).toMatchObject({ status: 0, code: 'offline' });
  });

  test('is offline when there is no answer at all', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    expect(await problem(call('logout', {}))).toMatchObject({ status: 0, code: 'offline' });
  });
});

describe('a long call', () => {
  const stream = { headers: { 'content-type': 'text/event-stream' } };
  const pieces = (...parts: (string | Uint8Array)[]) =>
    new ReadableStream({
      start: (controller) => {
        for (const part of parts) controller.enqueue(typeof part === 'string' ? new TextEncoder().encode(part) : part);
        controller.close();
      },
    });
  const run = (seen: Progress[] = []) =>
    callWithProgress('generateFromText', { body: { content: 'Planten' } }, (progress) => seen.push(progress));

  test('reports progress and returns the result, however the stream is cut', async () => {
    answering(
      pieces(
        ':\n\nevent: progress\nda',
        'ta: {"stage":"reading","done":1,"total":3}\n\nevent: result\n',
        'data: {"title":"Les","questions":[]}\n\n',
      ),
      stream,
    );
    const seen: Progress[] = [];
    expect(await run(seen)).toEqual({ title: 'Les', questions: [] });
    expect(seen).toEqual([{ stage: 'reading', done: 1, total: 3 }]);
  });

  test('keeps a letter whole that the stream cuts in two', async () => {
    const bytes = new TextEncoder().encode('data: {"title":"Café","questions":[]}\n\n');
    const half = bytes.indexOf(0xc3) + 1;
    answering(pieces('event: result\n', bytes.slice(0, half), bytes.slice(half)), stream);
    expect(await run()).toMatchObject({ title: 'Café' });
  });

  test('fails with the status and code that came in the stream', async () => {
    answering(pieces('event: error\ndata: {"status":503,"code":"ai_unavailable","message":"x"}\n\n'), stream);
    expect(await problem(run())).toMatchObject({ status: 503, code: 'ai_unavailable' });
  });

  test('fails when the stream breaks off', async () => {
    answering(pieces('event: progress\ndata: {"stage":"reading"}\n\n'), stream);
    expect(await problem(run())).toMatchObject({ code: 'offline' });
  });

  test('takes a plain answer as well', async () => {
    answering('{"title":"Les","questions":[]}', json);
    expect(await run()).toEqual({ title: 'Les', questions: [] });
  });
});

describe('a page of a list', () => {
  test('returns the number of tickets, and where the list goes on', async () => {
    const sent = answering('[]', {
      headers: {
        'x-total-count': '600',
        link: '</api/my-tickets?before=2026-03-02T09%3A45%3A00.000Z_t1&limit=200>; rel="next"',
      },
    });
    expect(await callForPage('listTickets', { query: { limit: 200 } })).toEqual({
      items: [],
      total: 600,
      next: '2026-03-02T09:45:00.000Z_t1',
    });
    expect(sent().address).toBe('/api/my-tickets?limit=200');
  });

  test('leads nowhere when it is the last, and sends only the parameters that are given', async () => {
    const sent = answering('[]', { headers: { 'x-total-count': '3' } });
    const page = await callForPage('listArchivedTickets', { query: { before: undefined } });
    expect([page.next, sent().address]).toEqual([null, '/api/my-archived-tickets']);
  });
});
