import { once } from 'node:events';
import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listenWidely } from '../src/http/listening.ts';
import { createApp, createLifecycle } from '../src/index.ts';
import { testContext } from './support.ts';

const host = '127.0.0.1';
const request = 'GET /here HTTP/1.1\r\nhost: test\r\n\r\n';

const start = async (serve: (app: FastifyInstance) => void, overrides: { graceMs?: () => number } = {}) => {
  const context = await testContext();
  const app = createApp({ ...context, ...overrides });
  serve(app);
  onTestFinished(() => context.close());
  const url = await listenWidely(app, { host, port: 0 });
  return { context, port: Number(new URL(url).port) };
};

/** A caller in a thread: it opens a connection, receives one answer, and sends another request on a message. */
const caller = (port: number) => `
  const { connect } = require('node:net');
  const { once } = require('node:events');
  const { parentPort, workerData } = require('node:worker_threads');
  const signs = new Int32Array(workerData);
  void (async () => {
    const socket = connect(${port}, '${host}').on('error', () => undefined);
    socket.write(${JSON.stringify(request)});
    await once(socket, 'data');
    parentPort.once('message', () => {
      let answer = '';
      socket.on('data', (chunk) => (answer += chunk));
      socket.once('close', () => parentPort.postMessage(answer));
      socket.write(${JSON.stringify(request)}, () => {
        Atomics.store(signs, 0, 1);
        Atomics.notify(signs, 0);
      });
    });
    parentPort.postMessage('open');
  })();
`;

test('a call that arrived while the event loop was busy is answered even if the app closes at once', async () => {
  const { context, port } = await start((app) => app.get('/here', async () => 'here'));
  const signs = new SharedArrayBuffer(4);
  const thread = new Worker(caller(port), { eval: true, workerData: signs });
  onTestFinished(() => void thread.terminate());
  await once(thread, 'message');
  const answered = once(thread, 'message');
  thread.postMessage('ask');
  Atomics.wait(new Int32Array(signs), 0, 0, 10_000);
  await context.close();
  const [answer] = await answered;
  expect(answer).toMatch(/^HTTP\/1.1 200 .*here$/s);
});

describe('calls that do not end', () => {
  const graceMs = () => 50;
  const endless = () => new Readable({ read: () => undefined });

  test('are refused when the grace period is over, and the app closes in good order', async () => {
    const count = 3;
    let arrived = 0;
    const allArrived = Promise.withResolvers<void>();
    const { context, port } = await start(
      (app) =>
        app.get('/here', () => {
          arrived += 1;
          if (arrived === count) allArrived.resolve();
          return new Promise(() => undefined);
        }),
      { graceMs },
    );
    const answers = Array.from({ length: count }, () => fetch(`http://${host}:${port}/here`));
    await allArrived.promise;
    await context.close();
    for (const answer of await Promise.all(answers)) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('1');
      expect(await answer.json()).toMatchObject({ code: 'service_unavailable' });
    }
  });

  test('are disconnected if their answer has begun', async () => {
    const { context, port } = await start(
      (app) =>
        app.get('/here', async () => {
          const body = endless();
          body.push('first');
          return body;
        }),
      { graceMs },
    );
    const answer = await fetch(`http://${host}:${port}/here`);
    const text = answer.text();
    await Promise.all([context.close(), expect(text).rejects.toThrow()]);
  });
});

test('a long drain shortens the grace period of calls', async () => {
  const graceAfter = (drainSeconds: number): number => {
    const lifecycle = createLifecycle();
    void lifecycle.stop(drainSeconds);
    return lifecycle.graceMs();
  };
  expect([0, 3, 5, 8].map(graceAfter)).toEqual([5_000, 5_000, 3_000, 0]);
});
