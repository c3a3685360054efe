import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { listenWidely } from '../src/index.ts';

const host = '127.0.0.1';
const start = async (port = 0) => {
  const app = Fastify();
  app.get('/', async () => 'here');
  onTestFinished(() => app.close());
  const url = await listenWidely(app, { host, port });
  return { app, url, port: Number(new URL(url).port) };
};

/** A process that opens this many connections at once. */
const crowd = async (port: number, count: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'crowd-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const program = join(folder, 'crowd.mjs');
  const connect = `connect(${port}, '${host}').on('error', () => undefined)`;
  await writeFile(program, `import { connect } from 'node:net'; for (let n = 0; n < ${count}; n += 1) ${connect};`);
  const child = fork(program);
  onTestFinished(() => void child.kill());
};

test.runIf(process.platform === 'linux')(
  'several simultaneous connections are accepted in one turn of the event loop',
  async () => {
    const { app, port } = await start();
    const acceptedPerTurn: number[] = [];
    let thisTurn = 0;
    app.server.on('connection', () => {
      thisTurn += 1;
    });
    await crowd(port, 200);
    while (acceptedPerTurn.reduce((sum, count) => sum + count, 0) < 200) {
      const until = performance.now() + 5;
      while (performance.now() < until);
      await new Promise((resolve) => setImmediate(resolve));
      acceptedPerTurn.push(thisTurn);
      thisTurn = 0;
    }
    expect(Math.max(...acceptedPerTurn)).toBeGreaterThan(2);
  },
);

test('every call is answered, and none is accepted once the app is closed', async () => {
  const { app, url, port } = await start();
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => (await fetch(url, { headers: { connection: 'close' } })).text()),
  );
  expect(new Set(answers)).toEqual(new Set(['here']));
  await app.close();
  await expect(fetch(url)).rejects.toThrow();
  const next = createServer();
  next.listen({ host, port });
  await once(next, 'listening');
  next.close();
});

test('closing waits until every call in flight is answered, on whichever socket it came', async () => {
  const app = Fastify();
  const count = 100;
  const arrived: (() => void)[] = [];
  const allArrived = Promise.withResolvers<void>();
  let answered = 0;
  app.addHook('onResponse', async () => {
    answered += 1;
  });
  app.get('/slow', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    arrived.push(resolve);
    if (arrived.length === count) allArrived.resolve();
    await promise;
    return 'answered';
  });
  const url = await listenWidely(app, { host, port: 0 });
  const headers = { connection: 'close' };
  const answers = Array.from({ length: count }, async () => (await fetch(`${url}/slow`, { headers })).text());
  await allArrived.promise;
  const closed = app.close().then(() => answered);
  // One in each turn of the event loop, so that a close that does not wait would be noticed.
  for (const answer of arrived) {
    answer();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await closed).toBe(count);
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['answered']));
});

test('a port on which another app listens cannot be used', async () => {
  const { port } = await start();
  await expect(start(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
