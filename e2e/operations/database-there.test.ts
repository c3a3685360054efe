import { once } from 'node:events';
import { startEmbeddedMongo } from '@exit-tickets/embedded-mongo';
import { connectDatabase, createLogger, isConnected } from '@exit-tickets/service-kit';
import { startTcpProxy } from '@exit-tickets/testing';
import { folderOfTest } from '@exit-tickets/testing/folders';
import { expect, onTestFinished, test, vi } from 'vitest';

const waitOptions = { timeout: 30_000 };

test('a database counts as connected as long as it can be reached, even when the clock is set ahead', async () => {
  const dataDir = folderOfTest();
  const server = await startEmbeddedMongo({ dataDir, tcpPort: 0 });
  const url = new URL(server.url);
  const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  url.search = 'heartbeatFrequencyMS=500';
  const logger = createLogger({ service: 'test', level: 'silent' });
  const database = await connectDatabase(url.href, { name: 'test', logger });
  onTestFinished(async () => {
    await database.close();
    await proxy.close();
    await server.close();
  });
  const heartbeat = once(database.getClient(), 'serverHeartbeatSucceeded');
  const untilConnectedIs = (expected: boolean) =>
    vi.waitFor(() => expect(isConnected(database)).toBe(expected), waitOptions);

  await heartbeat;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  expect(isConnected(database)).toBe(true);
  clock.mockRestore();
  proxy.cut();
  await untilConnectedIs(false);
  proxy.resume();
  await untilConnectedIs(true);
});
