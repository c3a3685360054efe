import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { endpoint } from '@exit-tickets/contracts';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createApp, serve } from '../src/index.ts';
import { testContext } from './support.ts';

const work = endpoint({
  method: 'POST',
  path: '/api/work',
  service: 'ai',
  access: 'anyone',
  summary: 'test',
  body: z.object({ text: z.string() }),
  reply: z.object({}),
  reportsProgress: true,
});

let lines: Record<string, unknown>[];
let app: ReturnType<typeof createApp>;
let begun: PromiseWithResolvers<void>;

beforeEach(async () => {
  lines = [];
  begun = Promise.withResolvers();
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  app = createApp({ ...(await testContext()), logger });
  serve(app, work, async ({ signal }) => {
    begun.resolve();
    await once(signal, 'abort');
    throw signal.reason;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  lines.length = 0;
});
afterEach(() => app.close());

/** Writes a raw request and returns its socket. */
const send = (head: string[], body: string) => {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    ['POST /api/work HTTP/1.1', 'host: x', 'content-type: application/json', ...head, '', body].join('\r\n'),
  );
  return socket;
};

const onlyLine = async () => {
  await vi.waitFor(() => expect(lines).not.toEqual([]));
  // Everything earlier has been logged once a later call is.
  await fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/nowhere`);
  await vi.waitFor(() => expect(lines.at(-1)).toMatchObject({ status: 404 }));
  expect(lines).toHaveLength(2);
  return lines[0];
};

test('a caller who leaves during the work is one log line, and no failure', async () => {
  const socket = send(['content-length: 12'], '{"text":"x"}');
  await begun.promise;
  socket.destroy();
  expect(await onlyLine()).toMatchObject({ level: 30, route: '/api/work', status: 499 });
});

test('a caller who leaves a stream of progress is one log line, and no failure', async () => {
  const socket = send(['content-length: 12', 'accept: text/event-stream'], '{"text":"x"}');
  await begun.promise;
  socket.destroy();
  expect(await onlyLine()).toMatchObject({ level: 30, route: '/api/work', status: 200 });
});

test('a caller who leaves before the body has arrived is one log line, and no failure', async () => {
  const socket = send(['expect: 100-continue', 'content-length: 12'], '{');
  await once(socket, 'data');
  socket.destroy();
  expect(await onlyLine()).toMatchObject({ level: 30, route: '/api/work', status: 499 });
});

test('an invalid path is one log line too', async () => {
  await fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/%`);
  expect(await onlyLine()).toMatchObject({ level: 30, status: 400 });
});

test('work that first reads its signal after the caller has left sees it aborted', async () => {
  const wasAborted = Promise.withResolvers<boolean>();
  const late = { ...work, path: '/api/late' } as const;
  const other = createApp({ ...(await testContext()), logger: pino({ level: 'silent' }) });
  serve(other, late, async (call) => {
    begun.resolve();
    await once(call.reply.raw, 'close');
    wasAborted.resolve(call.signal.aborted);
    return {};
  });
  const url = await other.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const body = JSON.stringify({ text: 'x' });
  const headers = { 'content-type': 'application/json' };
  const sent = fetch(url + late.path, { method: 'POST', headers, body, signal: leaving.signal });
  await begun.promise;
  leaving.abort();
  await expect(sent).rejects.toThrow();
  expect(await wasAborted.promise).toBe(true);
  await other.close();
});
