import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { mongo } from 'mongoose';
import { DumpError, dumpFormat, type Header, lineOf, type Manifest } from './dump-format.ts';

/** Keeps every value in its stored BSON type. */
const asStored = { promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true } as const;

/** A snapshot session on a replica set; a standalone server has no snapshots. */
const snapshotSession = async (client: mongo.MongoClient): Promise<mongo.ClientSession | undefined> => {
  const { setName } = await client.db('admin').command({ hello: 1 });
  return setName === undefined ? undefined : client.startSession({ snapshot: true });
};

async function* linesOf(
  database: mongo.Db,
  session: mongo.ClientSession | undefined,
  madeAt: Date,
  written: Manifest,
): AsyncGenerator<string> {
  const options = session ? { session } : {};
  // Running migrations also have a lock here, with an `owner`.
  const done = { owner: { $exists: false } };
  const migrations = await database.collection<{ _id: string }>('migrations').find(done, options).toArray();
  const first: Header = {
    exitTickets: 'dump',
    format: dumpFormat,
    madeAt: madeAt.toISOString(),
    migrations: migrations.map(({ _id }) => _id).sort(),
  };
  yield `${JSON.stringify(first)}\n`;
  const collections = await database.listCollections({}, { nameOnly: true }).toArray();
  for (const { name } of collections.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    if (name.startsWith('system.')) continue;
    yield `${JSON.stringify({ collection: name })}\n`;
    const hash = createHash('sha256');
    let count = 0;
    for await (const document of database.collection(name).find({}, { ...options, ...asStored })) {
      const line = `${lineOf(document)}\n`;
      hash.update(line);
      count += 1;
      yield line;
    }
    written[name] = { count, sha256: hash.digest('hex') };
  }
  yield `${JSON.stringify({ manifest: written })}\n`;
}

/**
 * Writes the whole database to a new file, readable by this user only. The file gets its name once it is complete and
 * on disk.
 * @throws {DumpError} when the file exists
 */
export const exportDatabase = async (client: mongo.MongoClient, file: string, madeAt: Date): Promise<Manifest> => {
  if (existsSync(file)) throw new DumpError(`${file} is there already`);
  const partial = `${file}.partial`;
  const written: Manifest = {};
  const session = await snapshotSession(client);
  try {
    const lines = linesOf(client.db(), session, madeAt, written);
    await pipeline(Readable.from(lines), createGzip(), createWriteStream(partial, { mode: 0o600 }));
    const handle = await open(partial, 'r');
    await handle.sync().finally(() => handle.close());
    await rename(partial, file);
    return written;
  } finally {
    await session?.endSession();
    await rm(partial, { force: true });
  }
};
