import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { expect, test, vi } from 'vitest';
import { Engine } from '../src/storage/engine.ts';
import { temporaryFolder } from './support/database.ts';
import { startServerProcess } from './support/server-process.ts';

// A limit on the size of files simulates a full disk: writing fails in the same place.
const LIMITED = ['sh', '-c', 'trap "" XFSZ; ulimit -f 4096; exec "$0" "$@"'];

test.skipIf(process.platform === 'win32')(
  'a full disk refuses writes with an error; stored documents stay readable and the server stays up',
  async () => {
    const folder = temporaryFolder();
    const server = await startServerProcess(folder.path, LIMITED);
    const client = await MongoClient.connect(server.url);
    const collection = client.db().collection<{ _id: number; s: string }>('c');
    let stored = 0;
    let failure: unknown;
    for (; !failure; stored++) {
      failure = await collection.insertOne({ _id: stored, s: 'x'.repeat(100_000) }).then(
        () => undefined,
        (error: unknown) => error,
      );
    }
    stored -= 1;
    expect(failure).toMatchObject({ code: 14031 });
    expect(await collection.countDocuments()).toBe(stored);
    expect((await collection.find({}, { projection: { s: 0 } }).toArray()).map(({ _id }) => _id)).toEqual([
      ...Array(stored).keys(),
    ]);
    await collection.deleteMany({ _id: { $lt: 10 } }).catch(() => undefined); // may need room itself
    await client.close();
    await server.kill();

    const again = await startServerProcess(folder.path);
    const reader = await MongoClient.connect(again.url);
    expect(await reader.db().collection('c').countDocuments()).toBeGreaterThanOrEqual(stored - 10);
    await reader.db().collection<{ _id: number }>('c').insertOne({ _id: 1_000_000 });
    await reader.close();
    await again.kill();
    folder.remove();
  },
);

test('with too little free space nothing is written, and what is stored stays readable', async () => {
  const folder = temporaryFolder();
  const file = join(folder.path, 'data.mdb');
  const key = Buffer.from('key');
  const engine = new Engine(file);
  await engine.write(() => engine.documents.putSync(key, key));
  await engine.close();

  const full = new Engine(file, { leastFree: Number.POSITIVE_INFINITY });
  const change = vi.fn();
  await expect(full.write(change)).rejects.toMatchObject({ code: 14031 });
  expect(change).not.toHaveBeenCalled();
  expect(full.documents.get(key)).toEqual(key);
  await full.close();
  folder.remove();
});

test('a change that cannot be read back is reported as not stored, the others of its commit as stored', async () => {
  const folder = temporaryFolder();
  const engine = new Engine(join(folder.path, 'data.mdb'));
  const put = (key: string) => () => engine.documents.putSync(Buffer.from(key), Buffer.from(key));
  // A dropped commit has left no receipt either.
  const dropped = engine.write(() => {
    put('dropped')();
    for (const key of [...engine.meta.getKeys()]) engine.meta.removeSync(key);
  });
  const kept = engine.write(put('kept'));
  await expect(dropped).rejects.toMatchObject({ code: 14031 });
  await kept;
  expect(engine.documents.get(Buffer.from('kept'))?.toString()).toBe('kept');
  await engine.close();
  folder.remove();
});
