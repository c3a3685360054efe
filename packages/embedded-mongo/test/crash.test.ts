import { MongoClient } from 'mongodb';
import { afterEach, expect, test } from 'vitest';
import { startEmbeddedMongo } from '../src/index.ts';
import { temporaryFolder } from './support/database.ts';
import { startServerProcess } from './support/server-process.ts';

const folder = temporaryFolder();
afterEach(folder.remove);

const CLIENTS = 4;
const ROUNDS = 4;
const WRITES_BEFORE_KILL = 250;

interface Counter {
  _id: string;
  n: number;
}
interface Entry {
  _id: string;
  key: string;
}

/** Writes until the server is gone, and returns the acknowledged writes. */
async function writeUntilKilled(
  url: string,
  name: string,
  onWrite: () => void,
): Promise<{ entries: string[]; count: number }> {
  const client = await MongoClient.connect(url, { serverSelectionTimeoutMS: 5_000 });
  const entries: string[] = [];
  let count = 0;
  try {
    for (let i = 0; ; i++) {
      const _id = `${name}-${i}`;
      await client
        .db()
        .collection<Entry>('entries')
        .insertOne({ _id, key: `key of ${_id}` });
      entries.push(_id);
      await client
        .db()
        .collection<Counter>('counters')
        .updateOne({ _id: name }, { $inc: { n: 1 } }, { upsert: true });
      count += 1;
      onWrite();
    }
  } catch {
    return { entries, count }; // the server was killed
  } finally {
    await client.close(true);
  }
}

test('kill -9 under load loses no acknowledged write, and the indexes agree with the documents', async () => {
  const acknowledged = new Set<string>();
  const counts = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++) {
    const server = await startServerProcess(folder.path);
    const setup = await MongoClient.connect(server.url);
    await setup.db().collection<Entry>('entries').createIndex({ key: 1 }, { unique: true });
    await setup.close();
    const enough = Promise.withResolvers<void>();
    let writes = 0;
    const onWrite = () => {
      writes += 1;
      if (writes === WRITES_BEFORE_KILL) enough.resolve();
    };
    const clients = Array.from({ length: CLIENTS }, (_, i) => writeUntilKilled(server.url, `${round}/${i}`, onWrite));
    await enough.promise;
    await server.kill();
    for (const [i, { entries, count }] of (await Promise.all(clients)).entries()) {
      for (const entry of entries) acknowledged.add(entry);
      counts.set(`${round}/${i}`, count);
    }
  }
  expect(acknowledged.size).toBeGreaterThan(ROUNDS * WRITES_BEFORE_KILL);

  const server = await startEmbeddedMongo({ dataDir: folder.path });
  const client = await MongoClient.connect(server.url);
  const entries = client.db().collection<Entry>('entries');
  const stored = await entries.find().toArray();
  const storedIds = new Set(stored.map(({ _id }) => _id));
  expect([...acknowledged].filter((id) => !storedIds.has(id))).toEqual([]);
  // Found through the unique index and by _id alike, and the unique index still refuses duplicates.
  expect(await entries.countDocuments({ key: { $in: stored.map(({ key }) => key).slice(0, 900) } })).toBe(
    Math.min(900, stored.length),
  );
  expect(await entries.countDocuments({ key: { $gte: '' } })).toBe(stored.length);
  await expect(entries.insertOne({ _id: 'other', key: stored[0]?.key ?? '' })).rejects.toMatchObject({ code: 11000 });
  for (const { _id, n } of await client.db().collection<Counter>('counters').find().toArray()) {
    const least = counts.get(_id) ?? 0;
    expect([least, least + 1]).toContain(n); // the last one may be stored without its acknowledgement
  }
  await client.close();
  await server.close();
});
