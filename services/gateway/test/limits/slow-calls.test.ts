import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startGateway, type TestGateway } from '../testkit.ts';

let gateway: TestGateway;
let callers: AbortController[];

beforeEach(async () => {
  gateway = await startGateway();
  callers = [];
});
afterEach(async () => {
  for (const caller of callers) caller.abort();
  await gateway.close();
});

/** Makes a call that its service never answers, until its caller is told to leave. */
const hang = (path: string, headers: Record<string, string>, method = 'GET'): AbortController => {
  const caller = new AbortController();
  callers.push(caller);
  void fetch(gateway.url + path, { method, headers, signal: caller.signal }).catch(() => undefined);
  return caller;
};
const generate = '/api/generate-from-text';
const ask = async (address: string, headers: Record<string, string> = {}) =>
  (await gateway.post(generate, {}, { 'x-forwarded-for': address, ...headers })).status;

test('who lets thirty slow calls hang gets no further one, others and plain calls go on, and who leaves makes room', async () => {
  const { ai } = gateway.fakes;
  ai.freeze();
  const held = Array.from({ length: 30 }, () => hang(generate, { 'x-forwarded-for': '203.0.113.1' }, 'POST'));
  await vi.waitFor(() => expect(ai.heard).toHaveLength(30));
  ai.answerWith((_request, response) => response.end('{}'));

  expect(await ask('203.0.113.1')).toBe(429);
  expect(await ask('203.0.113.2')).toBe(200);
  expect(await ask('203.0.113.1', gateway.login())).toBe(200);
  expect((await gateway.get('/api/ticket/1234', { 'x-forwarded-for': '203.0.113.1' })).status).toBe(200);

  held[0]?.abort();
  await vi.waitFor(async () => expect(await ask('203.0.113.1')).toBe(200));
});

test('one account holds thirty live streams at most, wherever it opens them', async () => {
  const { responses } = gateway.fakes;
  responses.freeze();
  for (let n = 1; n <= 30; n += 1)
    hang('/api/ticket/t1/live', { ...gateway.login(), 'x-forwarded-for': `10.0.0.${n}` });
  await vi.waitFor(() => expect(responses.heard).toHaveLength(30));
  responses.answerWith((_request, response) => response.end());
  const watch = (who: Record<string, string>) => gateway.get('/api/ticket/t1/live', who);
  expect((await watch({ ...gateway.login(), 'x-forwarded-for': '10.0.0.99' })).status).toBe(429);
  expect((await watch({ ...gateway.login('teacher-2'), 'x-forwarded-for': '10.0.0.1' })).status).toBe(200);
});
