import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { limits } from '@exit-tickets/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startGateway, type TestGateway } from './testkit.ts';

let gateway: TestGateway;
let sockets: Socket[];
beforeEach(async () => {
  const { grouped } = limits.callsInFlight;
  gateway = await startGateway({ concurrency: { grouped, list: { atOnce: 1, atOncePerAddress: 1 } } });
  sockets = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await gateway.close();
});

const waitOptions = { timeout: 30_000, interval: 100 };
const megabyte = Buffer.alloc(1024 * 1024, ' ');
const pieces = 64;

/** Sends a request and reads nothing of the response. */
const requestUnread = (path: string, method = 'GET'): Socket => {
  const socket = connect(gateway.port, '127.0.0.1');
  socket.on('error', () => undefined);
  const { cookie } = gateway.login();
  socket.write(`${method} ${path} HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\ncontent-length: 0\r\n\r\n`);
  sockets.push(socket);
  return socket;
};

test.each([
  ['a list', 'tickets', '/api/my-tickets'],
  ['answers with verdicts', 'ai', '/api/ticket/t1/judgements'],
  ['an export', 'auth', '/api/account/export'],
] as const)(
  '%s that its client does not read is paused at its service, and cut off',
  async (_what, service, path) => {
    let sentPieces = 0;
    let answer: ServerResponse | undefined;
    function* endless() {
      for (; sentPieces < pieces; sentPieces += 1) yield megabyte;
    }
    gateway.fakes[service].answerWith((_request, response) => {
      answer = response;
      Readable.from(endless(), { highWaterMark: 1 }).pipe(response);
    });
    requestUnread(path);
    await vi.waitFor(() => expect(sentPieces).toBeGreaterThan(0));
    await vi.waitFor(() => expect(answer?.destroyed).toBe(true), waitOptions);
    expect(sentPieces).toBeLessThan(pieces / 2);
  },
  60_000,
);

test('a short response that its client does not read is cut off, and a stream whose service is silent meanwhile is not', async () => {
  let stream: ServerResponse | undefined;
  gateway.fakes.ai.answerWith((_request, response) => {
    stream = response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(':\n\n');
  });
  const streamed = await gateway.post('/api/generate-from-text', {}, { accept: 'text/event-stream' });
  gateway.fakes.tickets.answerWith((_request, response) => response.end(Buffer.alloc(16 * megabyte.length, ' ')));
  const closed = vi.fn();
  gateway.app.server.once('connection', (socket: Socket) => socket.once('close', closed));
  requestUnread('/api/ticket-by-id/t1');
  await vi.waitFor(() => expect(closed).toHaveBeenCalled(), waitOptions);
  stream?.end('data: {}\n\n');
  expect(await streamed.text()).toContain('data');
}, 60_000);

test('a list keeps its turn until it is sent, and an unfinished one for a moment only', async () => {
  const started: number[] = [];
  const answers: ServerResponse[] = [];
  gateway.fakes.tickets.answerWith((_request, response) => {
    started.push(performance.now());
    answers.push(response);
    response.writeHead(200, { 'content-type': 'application/json' }).write('[');
  });
  const lists = Array.from({ length: 3 }, (_, n) => gateway.get('/api/my-tickets', gateway.login(`teacher-${n}`)));
  await vi.waitFor(() => expect(started).toHaveLength(2), waitOptions);
  const [first = 0, second = 0] = started;
  expect(second - first).toBeGreaterThan(limits.listTurnMs * 0.8);
  answers[1]?.end(']');
  await vi.waitFor(() => expect(started).toHaveLength(3), waitOptions);
  for (const answer of answers) answer.end(']');
  const read = await Promise.all(lists.map(async (list) => (await list).text()));
  expect(read).toEqual(['[]', '[]', '[]']);
}, 60_000);

test('an address has a limited number of calls for grouped answers at a service, and other addresses get in between', async () => {
  const { atOnce, atOncePerAddress } = limits.callsInFlight.grouped;
  const answers: ServerResponse[] = [];
  gateway.fakes.ai.answerWith((_request, response) => void answers.push(response));
  const read = (teacher: string, address: string) =>
    gateway.get('/api/ticket/t1/judgements', { ...gateway.login(teacher), 'x-forwarded-for': address });
  const of = (address: string, count: number) =>
    Array.from({ length: count }, (_, n) => read(`${address} ${n}`, address));
  const all = of('203.0.113.1', 10);
  await vi.waitFor(() => expect(answers).toHaveLength(atOncePerAddress), waitOptions);
  all.push(...of('198.51.100.2', 1));
  await vi.waitFor(() => expect(answers).toHaveLength(atOnce), waitOptions);
  expect(gateway.fakes.ai.requests).toHaveLength(atOnce);
  gateway.fakes.ai.answerWith((_request, response) => response.end('{}'));
  for (const answer of answers) answer.end('{}');
  expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([200]));
}, 60_000);

test('an account has a limited number of lists in flight, including those read slowly, and others go on', async () => {
  gateway.fakes.tickets.answerWith((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('[');
  });
  for (let n = 0; n < limits.callsInFlight.list.perAccount; n += 1) requestUnread('/api/my-tickets');
  await vi.waitFor(() => expect(gateway.fakes.tickets.requests.length).toBeGreaterThan(1), waitOptions);
  await vi.waitFor(async () => {
    gateway.fakes.tickets.answerWith((_request, response) => response.end('[]'));
    expect((await gateway.get('/api/my-tickets', gateway.login())).status).toBe(429);
  }, waitOptions);
  expect((await gateway.get('/api/my-tickets', gateway.login('teacher-2'))).status).toBe(200);
}, 60_000);
