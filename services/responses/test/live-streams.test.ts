import { createServer, get, type IncomingMessage, ServerResponse } from 'node:http';
import { listenOnFreePort } from '@exit-tickets/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countStreams, openStream, sendUpdate } from '../src/use-cases/live-streams.ts';

const quarterHourMs = 15 * 60_000;

let live: Parameters<typeof openStream>[0];
let server: ReturnType<typeof createServer>;
let port: number;
/** The server's ends of the streams. */
let ends: ServerResponse[];
beforeEach(async () => {
  live = { streams: new Map() };
  ends = [];
  server = createServer((_request, response) => {
    ends.push(response);
    openStream(live, 't1', response);
  });
  port = await listenOnFreePort(server);
});
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

/** Opens a stream and reads nothing of it yet. */
const open = (): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent: false }, resolve).on('error', reject);
  });
const aRemoval = (n: number) => ({ kind: 'removed', responseId: `r${n}` }) as const;
const isEnded = (stream: IncomingMessage) =>
  vi.waitFor(() => expect(stream.readableEnded || stream.destroyed).toBe(true));

/** Sends until the stream buffers what its connection does not accept: it then stays open after its end. */
const fill = async (stream: ServerResponse | undefined): Promise<void> => {
  while (stream?.writableLength === 0) {
    sendUpdate(live, 't1', { kind: 'removed', responseId: 'r'.repeat(100_000) });
    await new Promise((resolve) => setImmediate(resolve));
  }
};
const fakeClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });

test('a stream that ended after a quarter of an hour gets nothing more, though its reader has not read everything', async () => {
  fakeClock();
  const stream = await open();
  const errors: Error[] = [];
  ends[0]?.on('error', (error) => errors.push(error));
  await fill(ends[0]);
  vi.advanceTimersByTime(quarterHourMs);
  expect(ends[0]).toMatchObject({ writableEnded: true, closed: false });
  expect(countStreams(live)).toBe(0);
  vi.advanceTimersByTime(quarterHourMs);
  sendUpdate(live, 't1', aRemoval(1));
  vi.useRealTimers();
  stream.resume();
  await isEnded(stream);
  expect(errors).toEqual([]);
});

test('a reader who reads nothing is cut off, and the others get every update', async () => {
  const [stalled, reading] = [await open(), await open()];
  let received = '';
  reading.setEncoding('utf8').on('data', (chunk) => {
    received += chunk;
  });
  // A connection buffers some MB by itself.
  const update = { kind: 'removed', responseId: 'r'.repeat(500_000) } as const;
  const sentLength = `data: ${JSON.stringify(update)}\n\n`.length;
  for (let count = 1; countStreams(live) === 2; count++) {
    if (count > 200) throw new Error('nobody was cut off');
    sendUpdate(live, 't1', update);
    await vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(count * sentLength));
  }
  expect(ends[0]?.destroyed).toBe(true);
  sendUpdate(live, 't1', aRemoval(1));
  await vi.waitFor(() => expect(received).toContain('"r1"'));
  stalled.on('error', () => undefined).resume();
  await isEnded(stalled);
});

test('a reader who left during the look-up of the ticket is not counted', () => {
  const left = new ServerResponse({ method: 'GET' } as IncomingMessage);
  left.destroy();
  openStream(live, 't1', left);
  expect(countStreams(live)).toBe(0);
});

test('a stream that closes late does not affect one that was opened since', async () => {
  fakeClock();
  const first = await open();
  await fill(ends[0]);
  vi.advanceTimersByTime(quarterHourMs);
  await open();
  expect(countStreams(live)).toBe(1);
  vi.useRealTimers();
  first.destroy();
  await vi.waitFor(() => expect(ends[0]?.closed).toBe(true));
  expect(countStreams(live)).toBe(1);
});
