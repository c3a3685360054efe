import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTcpProxy, type TcpProxy } from '../src/index.ts';

const names = ['one', 'two'];
let servers: Server[];
let proxy: TcpProxy;
const targetOf = (index: number) => targets[index] ?? expect.fail('no such target');
let targets: { host: string; port: number }[];

beforeEach(async () => {
  // Each says its name to whatever it is told.
  servers = names.map((name) =>
    createServer((socket) => socket.on('data', () => socket.write(name)).on('error', () => socket.destroy())),
  );
  for (const server of servers) await once(server.listen(0, '127.0.0.1'), 'listening');
  targets = servers.map((server) => ({ host: '127.0.0.1', port: (server.address() as AddressInfo).port }));
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
const askAnew = async (): Promise<string> => {
  const socket = connect(proxy.port, '127.0.0.1');
  try {
    return await ask(socket);
  } finally {
    socket.destroy();
  }
};

test('connections go to the targets in turn, to the next where one refuses, and to none that is left out', async () => {
  expect(new Set([await askAnew(), await askAnew()])).toEqual(new Set(names));
  proxy.leaveOut(targetOf(0));
  expect([await askAnew(), await askAnew()]).toEqual(['two', 'two']);
  proxy.takeIn(targetOf(0));
  servers[1]?.close();
  expect([await askAnew(), await askAnew()]).toEqual(['one', 'one']);
});

test('cut breaks what is open and refuses what is new, until it is resumed', async () => {
  const open = connect(proxy.port, '127.0.0.1');
  await ask(open);
  proxy.cut();
  await expect(once(open, 'data')).rejects.toThrow(/ECONNRESET|EPIPE/);
  await expect(askAnew()).rejects.toThrow(/ECONNRESET|EPIPE/);
  proxy.resume();
  expect(names).toContain(await askAnew());
});

test('what was said while it was stalled arrives once it is resumed', async () => {
  const socket = connect(proxy.port, '127.0.0.1');
  const first = await ask(socket);
  proxy.stall();
  const answer = ask(socket);
  let isAnswered = false;
  void answer.then(() => (isAnswered = true));
  // Another way round than through the proxy: by then it would have been there.
  const direct = connect(targetOf(0).port, '127.0.0.1');
  await ask(direct);
  direct.destroy();
  expect(isAnswered).toBe(false);
  proxy.resume();
  expect(await answer).toBe(first);
  socket.destroy();
});
