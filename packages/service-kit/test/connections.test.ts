import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { listenWidely } from '../src/http/listening.ts';
import { createApp } from '../src/index.ts';
import { testContext } from './support.ts';

const host = '127.0.0.1';
const request = 'GET /here HTTP/1.1\r\nhost: test\r\n\r\n';

const start = async (serve: (app: FastifyInstance) => void) => {
  const context = await testContext();
  const app = createApp(context);
  serve(app);
  onTestFinished(() => context.close());
  const url = await listenWidely(app, { host, port: 0 });
  return { context, port: Number(new URL(url).port) };
};

/** A caller in a thread: it opens a connection, has one answer on it, and then asks again at a sign. */
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

test('a call that arrived while the event loop was busy is answered, although the app closes at once', async () => {
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
