import type { mongo } from 'mongoose';
import { DumpError, documentOf, type Manifest } from './dump-format.ts';
import { type DumpedLine, documentLinesOf, verifyDump } from './read-dump.ts';

/** Documents per insert; some may be large. */
const maxDocuments = 500;
const maxCharacters = 8_000_000;

const refuseUnlessEmpty = async (database: mongo.Db): Promise<void> => {
  for (const { name } of await database.listCollections({}, { nameOnly: true }).toArray())
    if (!name.startsWith('system.') && (await database.collection(name).findOne({})) !== null)
      throw new DumpError(`the database holds something already (${name}): a dump goes into an empty one only`);
};

const insert = async (database: mongo.Db, lines: readonly DumpedLine[]): Promise<void> => {
  for (const [collection, those] of Map.groupBy(lines, (line) => line.collection)) {
    const documents = those.flatMap(({ line }) => documentOf(line) ?? []);
    await database.collection(collection).insertMany(documents);
  }
};

async function* batchesOf(lines: AsyncIterable<DumpedLine>): AsyncGenerator<DumpedLine[]> {
  let batch: DumpedLine[] = [];
  let characters = 0;
  for await (const each of lines) {
    batch.push(each);
    characters += each.line.length;
    if (batch.length < maxDocuments && characters < maxCharacters) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}

/**
 * Imports a dump into an empty database. Verifies the whole dump before the first write, and removes what was written
 * if a later write fails. Indexes are created when the app starts.
 * @param known all migrations of this release
 * @throws {DumpError} when the database is not empty, or for the reasons of `verifyDump`
 */
export const importDatabase = async (
  client: mongo.MongoClient,
  file: string,
  known: readonly string[],
): Promise<Manifest> => {
  const database = client.db();
  const held = await verifyDump(file, known);
  await refuseUnlessEmpty(database);
  try {
    for await (const lines of batchesOf(documentLinesOf(file))) await insert(database, lines);
    for (const [name, { count }] of Object.entries(held)) {
      const stored = await database.collection(name).countDocuments();
      if (stored !== count) throw new Error(`${name} holds ${stored} documents in place of ${count}`);
    }
    return held;
  } catch (error) {
    for (const name of Object.keys(held)) await database.collection(name).drop();
    throw error;
  }
};
