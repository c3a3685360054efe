import { type Connection, mongo } from 'mongoose';

/** Brings what earlier releases stored into today's shape. It may be interrupted and is then repeated from its start. */
export type Upgrade = (database: Connection, now: Date) => Promise<void>;

/**
 * Runs each upgrade once, in the order given, and notes its name in `collection`; a name is never used again. Two copies
 * of a service that start together may both run one.
 */
export const runUpgrades = async (
  database: Connection,
  collection: string,
  upgrades: Readonly<Record<string, Upgrade>>,
  now: Date,
): Promise<void> => {
  const done = database.collection<{ _id: string; doneAt: Date }>(collection);
  for (const [name, upgrade] of Object.entries(upgrades)) {
    if (await done.findOne({ _id: name })) continue;
    await upgrade(database, now);
    await done.updateOne({ _id: name }, { $set: { doneAt: now } }, { upsert: true });
  }
};

const codeOf = { namespaceNotFound: 26, indexNotFound: 27 };

/** Drops an index that an earlier release made; nothing when it is not there. */
export const dropIndex = async (database: Connection, collection: string, name: string): Promise<void> => {
  await database
    .collection(collection)
    .dropIndex(name)
    .catch((error: unknown) => {
      const isMissing =
        error instanceof mongo.MongoServerError && Object.values(codeOf).some((code) => code === error.code);
      if (!isMissing) throw error;
    });
};

/** Hands documents on a batch at a time. */
export async function* inBatches<Document>(
  documents: AsyncIterable<Document>,
  batchSize: number,
): AsyncGenerator<Document[]> {
  let batch: Document[] = [];
  for await (const document of documents) {
    batch.push(document);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
