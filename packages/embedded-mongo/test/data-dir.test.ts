import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DataDirDamagedError, DataDirLockedError, DataDirUnwritableError, startEmbeddedMongo } from '../src/index.ts';
import { copyStore, temporaryFolder } from './support/database.ts';
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
  test('refuses a second server on the folder only while the first one runs', async () => {
    const first = await startEmbeddedMongo({ dataDir: folder.path });
    await expect(startEmbeddedMongo({ dataDir: folder.path })).rejects.toBeInstanceOf(DataDirLockedError);
    expect(await roundTrip(first.url)).toBe(1);
    await first.close();
    const second = await startEmbeddedMongo({ dataDir: folder.path });
    expect(await roundTrip(second.url)).toBe(2);
    await second.close();
  });

  test('lets one of two simultaneous starts win', async () => {
    const starts = await Promise.allSettled([0, 1].map(() => startEmbeddedMongo({ dataDir: folder.path })));
    const started = starts.filter((start) => start.status === 'fulfilled');
    expect(started).toHaveLength(1);
    await started[0]?.value.close();
  });

  test('works between processes, and ends with kill -9', async () => {
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
  test('is created with private permissions, and contains the socket', async () => {
    const dataDir = join(folder.path, 'a', 'b');
    const server = await startEmbeddedMongo({ dataDir });
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(server.url).toBe(`mongodb://${encodeURIComponent(join(dataDir, 'mongo.sock'))}/exit-tickets`);
    await server.close();
  });

  test('can have a path too long for a socket', async () => {
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
    // Nothing stays locked: once the obstacle is gone the start works.
    rmSync(join(folder.path, name.split('/')[0] ?? ''), { recursive: true });
    const server = await startEmbeddedMongo({ dataDir });
    await server.close();
  });
});

describe('a store that was in use', () => {
  const data = () => join(folder.path, 'data.mdb');

  /** Starts and closes the server; returns how often it verified the store, and the number of documents. */
  async function startAndCount(): Promise<{ verifications: number; count: number }> {
    let verifications = 0;
    const ignore = () => undefined;
    const warn = (_details: object, message: string) => {
      if (message.startsWith('verifying')) verifications += 1;
    };
    const server = await startEmbeddedMongo({ dataDir: folder.path, logger: { info: ignore, warn, error: ignore } });
    const count = await roundTrip(server.url);
    await server.close();
    return { verifications, count };
  }

  const filled = temporaryFolder();
  afterAll(filled.remove);
  beforeAll(async () => {
    const server = await startEmbeddedMongo({ dataDir: filled.path });
    const client = await MongoClient.connect(server.url);
    const collection = client.db().collection('c');
    await collection.createIndex({ n: 1 });
    await collection.insertMany(Array.from({ length: 2_000 }, (_, n) => ({ n, text: 'x'.repeat(n) })));
    await collection.deleteMany({ n: { $lt: 600 } });
    await client.close();
    await server.close();
  });

  const bytes = (change: (content: Buffer) => Buffer | undefined) => () => {
    const content = readFileSync(data());
    writeFileSync(data(), change(content) ?? content);
  };
  const noise = (from: number, to: number) =>
    bytes((content) => {
      for (let at = from; at < Math.min(to, content.length); at++) content[at] = (at * 7919 + 31) % 251;
      return content;
    });

  test.each<[string, () => void]>([
    ['is missing', () => rmSync(data())],
    ['is empty', bytes(() => Buffer.alloc(0))],
    ['is one byte', bytes((content) => content.subarray(0, 1))],
    ['lost its last page', bytes((content) => content.subarray(0, -4096))],
    ['lost its second half', bytes((content) => content.subarray(0, content.length / 2))],
    ['is another file', bytes(() => Buffer.from('a text\n'.repeat(2_000)))],
    ['is all zeros', bytes((content) => content.fill(0))],
    ['begins with noise', noise(0, 4096)],
    ['has noise in the middle', noise(400_000, 800_000)],
  ])('whose data file %s is refused with what to do, and left as it is', async (_damage, damage) => {
    copyStore(filled.path, folder.path);
    damage();
    const before = existsSync(data()) && readFileSync(data());
    const refusal = await startEmbeddedMongo({ dataDir: folder.path }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DataDirDamagedError);
    expect(refusal).toMatchObject({
      message: expect.stringMatching(/data\.mdb .*: restore this folder from a backup, or move it away to begin anew$/),
    });
    expect(String(refusal)).toContain(folder.path);
    expect(existsSync(data()) && readFileSync(data())).toEqual(before);
  });

  test('that was refused stays unlocked: once it is moved away a new one can start', async () => {
    copyStore(filled.path, folder.path);
    noise(0, 4096)();
    await expect(startEmbeddedMongo({ dataDir: folder.path })).rejects.toBeInstanceOf(DataDirDamagedError);
    rmSync(folder.path, { recursive: true });
    expect(await startAndCount()).toEqual({ verifications: 0, count: 1 });
  });

  test('is verified only after an unclean close or a replacement', async () => {
    expect(await startAndCount()).toEqual({ verifications: 0, count: 1 });
    expect(await startAndCount()).toEqual({ verifications: 0, count: 2 });
    copyFileSync(data(), join(folder.path, 'backup'));
    const killed = await startServerProcess(folder.path);
    await killed.kill();
    expect(await startAndCount()).toEqual({ verifications: 1, count: 3 });
    copyFileSync(join(folder.path, 'backup'), data());
    expect(await startAndCount()).toEqual({ verifications: 1, count: 3 });
    expect(await startAndCount()).toEqual({ verifications: 0, count: 4 });
  });

  test('from a version that stored no state is verified once', async () => {
    await startAndCount();
    rmSync(join(folder.path, 'store-state'));
    expect(await startAndCount()).toEqual({ verifications: 1, count: 2 });
    expect(await startAndCount()).toEqual({ verifications: 0, count: 3 });
  });
});

test('the server listens on loopback when a port is requested', async () => {
  const server = await startEmbeddedMongo({ dataDir: folder.path, tcpPort: 0 });
  expect(server.url).toMatch(/^mongodb:\/\/127\.0\.0\.1:\d+\/exit-tickets$/);
  expect(await roundTrip(server.url)).toBe(1);
  await server.close();
});

test('a port in use fails the start and frees the folder', async () => {
  const first = await startEmbeddedMongo({ dataDir: join(folder.path, '1'), tcpPort: 0 });
  const tcpPort = Number(first.url.match(/:(\d+)\//)?.[1]);
  await expect(startEmbeddedMongo({ dataDir: join(folder.path, '2'), tcpPort })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  await (await startEmbeddedMongo({ dataDir: join(folder.path, '2') })).close();
  await first.close();
});

test('closing with connected clients and running work ends, and keeps acknowledged writes', async () => {
  const server = await startEmbeddedMongo({ dataDir: folder.path });
  const client = await MongoClient.connect(server.url, { serverSelectionTimeoutMS: 5_000 });
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
