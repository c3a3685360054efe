import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startGateway, type TestGateway } from './testkit.ts';

let lines: string[];
let gateway: TestGateway;

beforeEach(async () => {
  lines = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  gateway = await startGateway({ logger });
  lines.length = 0;
});

afterEach(() => gateway.close());

/** The lines that were logged before the one of this later call. */
const linesBefore = async (path: string): Promise<Record<string, unknown>[]> => {
  await gateway.get(path);
  await vi.waitFor(() => expect(lines.at(-1)).toContain('"route":"/api/*"'));
  return lines.slice(0, -1).map((line) => JSON.parse(line));
};

test('a request is one line in the log, without address, PIN, cookie or user', async () => {
  const login = gateway.login('teacher-1', 'session-1');
  await gateway.get('/api/ticket/4821', { ...login, 'x-forwarded-for': '203.0.113.9' });
  const [line, ...others] = await linesBefore('/api/nowhere');
  expect(others).toEqual([]);
  expect(line).toMatchObject({ method: 'GET', route: '/api/ticket/:pin', status: 200 });
  // Ids, timestamps and durations are arbitrary: any of them may contain these four digits.
  const { requestId, traceId, time, pid, ms, ...rest } = line ?? {};
  expect([requestId, traceId, time, pid, ms]).not.toContain(undefined);
  expect(JSON.stringify(rest)).not.toMatch(/4821|203\.0\.113|teacher-1|session-1|127\.0\.0\.1/);
});

/** Makes a call, leaves once its service has received it, and returns what was logged. */
const leave = async (path: string, received: () => unknown[], init: RequestInit = {}) => {
  const leaving = new AbortController();
  const call = fetch(gateway.url + path, { ...init, signal: leaving.signal }).then((answer) => answer.text());
  await vi.waitFor(() => expect(received()).toHaveLength(1));
  leaving.abort();
  await expect(call).rejects.toThrow();
  await vi.waitFor(() => expect(lines).not.toEqual([]));
  return linesBefore('/api/nowhere');
};

test('a caller who leaves before the response is logged as one line, not as a failure', async () => {
  const { tickets } = gateway.fakes;
  tickets.freeze();
  const [line, ...others] = await leave('/api/ticket/4821', () => tickets.requests);
  expect(line).toMatchObject({ level: 30, msg: 'request', route: '/api/ticket/:pin', status: 499 });
  expect(others).toEqual([]);
});

test('a caller who leaves a live stream is logged as one line, not as a failure', async () => {
  const { responses } = gateway.fakes;
  let isBegun = false;
  responses.answerWith((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: 1\n\n', () => {
      isBegun = true;
    });
  });
  const begun = () => (isBegun ? [1] : []);
  const [line, ...others] = await leave('/api/ticket/t1/live', begun, { headers: gateway.login() });
  expect(line).toMatchObject({ level: 30, msg: 'request', route: '/api/ticket/:id/live' });
  expect(others).toEqual([]);
});

test('a caller who aborts an upload is logged as one line, not as a failure', async () => {
  const { ai } = gateway.fakes;
  ai.freeze();
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(10)) });
  const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'multipart/form-data; boundary=x' } };
  const [line, ...others] = await leave('/api/generate-summary', () => ai.requests, init as RequestInit);
  expect(line).toMatchObject({ level: 30, msg: 'request', route: '/api/generate-summary', status: 499 });
  expect(others).toEqual([]);
});
