import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listenOnFreePort, startTcpProxy, type TcpProxy } from '../src/index.ts';

const names = ['one', 'two'];
let servers: Server[];
let proxy: TcpProxy;
const targetOf = (index: number) => targets[index] ?? expect.fail('no such target');
let targets: { host: string; port: number }[];

beforeEach(async () => {
  // Each server answers any data with its name.
  servers = names.map((name) =>
    createServer((socket) => socket.on('data', () => socket.write(name)).on('error', () => socket.destroy())),
  );
  targets = await Promise.all(
    servers.map(async (server) => ({ host: '127.0.0.1', port: await listenOnFreePort(server) })),
  );
  proxy = await startTcpProxy(...targets);
});
afterEach(async () => {
  await proxy.close();
  for (const server of servers) server.close();
});

const ask = async (socket: Socket): Promise<string> => {
  socket.write('who?');
  const [answer] = await once(socket, 'data');
  return String(answer);
};
const askOnNewConnection = async (): Promise<string> => {
  const socket = connect(proxy.port, '127.0.0.1');
  try {
    return await ask(socket);
  } finally {
    socket.destroy();
  }
};

test('connections go to the targets in turn, past one that refuses and one that is left out', async () => {
  expect(new Set([await askOnNewConnection(), await askOnNewConnection()])).toEqual(new Set(names));
  proxy.leaveOut(targetOf(0));
  expect([await askOnNewConnection(), await askOnNewConnection()]).toEqual(['two', 'two']);
  proxy.takeIn(targetOf(0));
  servers[1]?.close();
  expect([await askOnNewConnection(), await askOnNewConnection()]).toEqual(['one', 'one']);
});

test('cut breaks open connections and refuses new ones until resume', async () => {
  const open = connect(proxy.port, '127.0.0.1');
  await ask(open);
  proxy.cut();
  await expect(once(open, 'data')).rejects.toThrow(/ECONNRESET|EPIPE/);
  await expect(askOnNewConnection()).rejects.toThrow(/ECONNRESET|EPIPE/);
  proxy.resume();
  expect(names).toContain(await askOnNewConnection());
});

test('data that is sent while the proxy is stalled arrives after resume', async () => {
  const socket = connect(proxy.port, '127.0.0.1');
  const first = await ask(socket);
  proxy.stall();
  const answer = ask(socket);
  let isAnswered = false;
  void answer.then(() => (isAnswered = true));
  // A round trip past the proxy: the answer would have arrived by then.
  const direct = connect(targetOf(0).port, '127.0.0.1');
  await ask(direct);
  direct.destroy();
  expect(isAnswered).toBe(false);
  proxy.resume();
  expect(await answer).toBe(first);
  socket.destroy();
});
