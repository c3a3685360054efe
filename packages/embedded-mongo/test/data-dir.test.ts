import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DataDirLockedError, DataDirUnwritableError, startEmbeddedMongo } from '../src/index.ts';
import { temporaryFolder } from './support/database.ts';
import { startServerProcess } from './support/server-process.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

async function roundTrip(url: string): Promise<number> {
  const client = await MongoClient.connect(url);
  await client.db().collection('c').insertOne({});
  const count = await client.db().collection('c').countDocuments();
  await client.close();
  return count;
}

describe('the lock', () => {
  test('refuses a second server on the folder while the first lives, and only then', async () => {
    const first = await startEmbeddedMongo({ dataDir: folder.path });
    await expect(startEmbeddedMongo({ dataDir: folder.path })).rejects.toBeInstanceOf(DataDirLockedError);
    expect(await roundTrip(first.url)).toBe(1);
    await first.close();
    const second = await startEmbeddedMongo({ dataDir: folder.path });
    expect(await roundTrip(second.url)).toBe(2);
    await second.close();
  });

  test('of two that start at once one wins', async () => {
    const starts = await Promise.allSettled([0, 1].map(() => startEmbeddedMongo({ dataDir: folder.path })));
    const started = starts.filter((start) => start.status === 'fulfilled');
    expect(started).toHaveLength(1);
    await started[0]?.value.close();
  });

  test('holds between processes, and ends with kill -9', async () => {
    const other = await startServerProcess(folder.path);
    await expect(startEmbeddedMongo({ dataDir: folder.path })).rejects.toBeInstanceOf(DataDirLockedError);
    expect(await roundTrip(other.url)).toBe(1);
    await other.kill();
    const server = await startEmbeddedMongo({ dataDir: folder.path });
    expect(await roundTrip(server.url)).toBe(2);
    await server.close();
  });
});

describe('the folder', () => {
  test('is made, private, and holds the socket', async () => {
    const dataDir = join(folder.path, 'a', 'b');
    const server = await startEmbeddedMongo({ dataDir });
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(server.url).toBe(`mongodb://${encodeURIComponent(join(dataDir, 'mongo.sock'))}/exit-tickets`);
    await server.close();
  });

  test('may have a path too long for a socket', async () => {
    const dataDir = join(folder.path, 'x'.repeat(120));
    const server = await startEmbeddedMongo({ dataDir });
    expect(await roundTrip(server.url)).toBe(1);
    const socket = decodeURIComponent(server.url.split('/')[2] ?? '');
    expect(socket.length).toBeLessThan(108);
    await server.close();
    expect(existsSync(socket)).toBe(false);
  });

  test.each([
    ['its parent is a file', () => writeFileSync(join(folder.path, 'file'), ''), 'file/data'],
    ['it is a file', () => writeFileSync(join(folder.path, 'file'), ''), 'file'],
    [
      'the database in it is a folder',
      () => mkdirSync(join(folder.path, 'data', 'data.mdb'), { recursive: true }),
      'data',
    ],
    [
      'the lock in it is a folder',
      () => mkdirSync(join(folder.path, 'data', 'lock.sqlite'), { recursive: true }),
      'data',
    ],
  ])('cannot be used when %s', async (_why, arrange, name) => {
    arrange();
    const dataDir = join(folder.path, name);
    await expect(startEmbeddedMongo({ dataDir })).rejects.toBeInstanceOf(DataDirUnwritableError);
    // Nothing is left held: once the obstacle is gone the start works.
    rmSync(join(folder.path, name.split('/')[0] ?? ''), { recursive: true });
    const server = await startEmbeddedMongo({ dataDir });
    await server.close();
  });
});

test('TCP on loopback when a port is asked for', async () => {
  const server = await startEmbeddedMongo({ dataDir: folder.path, tcpPort: 0 });
  expect(server.url).toMatch(/^mongodb:\/\/127\.0\.0\.1:\d+\/exit-tickets$/);
  expect(await roundTrip(server.url)).toBe(1);
  await server.close();
});

test('a port that is taken fails the start and frees the folder', async () => {
  const first = await startEmbeddedMongo({ dataDir: join(folder.path, '1'), tcpPort: 0 });
  const tcpPort = Number(first.url.match(/:(\d+)\//)?.[1]);
  await expect(startEmbeddedMongo({ dataDir: join(folder.path, '2'), tcpPort })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  await (await startEmbeddedMongo({ dataDir: join(folder.path, '2') })).close();
  await first.close();
});

test('closing with clients connected and work under way ends, and keeps what was acknowledged', async () => {
  const server = await startEmbeddedMongo({ dataDir: folder.path });
  const client = await MongoClient.connect(server.url, { serverSelectionTimeoutMS: 300 });
  const stored: number[] = [];
  const writes = Array.from({ length: 50 }, (_, i) =>
    client
      .db()
      .collection<{ _id: number }>('c')
      .insertOne({ _id: i })
      .then(
        () => stored.push(i),
        () => undefined,
      ),
  );
  await Promise.race(writes);
  await server.close();
  await Promise.all(writes);
  await client.close(true);
  const again = await startEmbeddedMongo({ dataDir: folder.path });
  const reader = await MongoClient.connect(again.url);
  const found = new Set((await reader.db().collection<{ _id: number }>('c').find().toArray()).map(({ _id }) => _id));
  expect(stored.filter((i) => !found.has(i))).toEqual([]);
  await reader.close();
  await again.close();
});
