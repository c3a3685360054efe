import { once } from 'node:events';
import { startEmbeddedMongo } from '@exit-tickets/embedded-mongo';
import { connectDatabase, createLogger, isConnected } from '@exit-tickets/service-kit';
import { startTcpProxy } from '@exit-tickets/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryDataDir } from '../support/app-process.ts';

const waitOptions = { timeout: 30_000 };

test('a database is there as long as it can be reached, also when the clock was set ahead', async () => {
  const dataDir = await temporaryDataDir();
  const server = await startEmbeddedMongo({ dataDir: dataDir.path, tcpPort: 0 });
  const url = new URL(server.url);
  const way = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(way.port);
  url.search = 'heartbeatFrequencyMS=500';
  const logger = createLogger({ service: 'test', level: 'silent' });
  const database = await connectDatabase(url.href, { name: 'test', logger });
  onTestFinished(async () => {
    await database.close();
    await way.close();
    await server.close();
    await dataDir.remove();
  });
  const heartbeat = once(database.getClient(), 'serverHeartbeatSucceeded');
  const untilItIs = (isThere: boolean) => vi.waitFor(() => expect(isConnected(database)).toBe(isThere), waitOptions);

  await heartbeat;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  expect(isConnected(database)).toBe(true);
  clock.mockRestore();
  way.cut();
  await untilItIs(false);
  way.resume();
  await untilItIs(true);
});
