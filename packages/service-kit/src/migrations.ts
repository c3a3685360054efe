import type { ServiceName } from '@exit-tickets/contracts';
import { type Connection, mongo } from 'mongoose';
import type { ServiceContext } from './context.ts';
import { ensureIndexes, type IndexedModel } from './indexes.ts';

/** Brings what earlier releases stored into today's shape. It may be interrupted and is then repeated from its start. */
export type Migration = (database: Connection, now: Date) => Promise<void>;

/** What was done to the data of one service since its first release. */
export interface Migrations {
  service: ServiceName;
  /** In the order in which they are needed. A name begins with its number and is never used again. */
  steps: Readonly<Record<string, Migration>>;
  /** The collection where earlier releases noted what was run; what stands there counts. */
  formerRecords?: string;
}

const recordsCollection = 'migrations';

/** Runs each migration once. Two copies of a service that start together may both run one. */
const runMigrations = async (
  { database, now, logger }: ServiceContext,
  { service, steps, formerRecords }: Migrations,
): Promise<void> => {
  const records = database.collection<{ _id: string; doneAt: Date }>(recordsCollection);
  const former = formerRecords === undefined ? undefined : database.collection<{ _id: string }>(formerRecords);
  for (const [name, migrate] of Object.entries(steps)) {
    const _id = `${service} ${name}`;
    if ((await records.findOne({ _id })) ?? (await former?.findOne({ _id: name }))) continue;
    await migrate(database, now());
    await records.updateOne({ _id }, { $set: { doneAt: now() } }, { upsert: true });
    logger.info({ migration: _id }, 'the stored data was migrated');
  }
};

/** Brings what a service has stored up to date before it is served: migrations first, then the indexes that rest on them. */
export const prepareDatabase = async (
  context: ServiceContext,
  models: readonly IndexedModel[],
  migrations?: Migrations,
): Promise<void> => {
  if (migrations) await runMigrations(context, migrations);
  await ensureIndexes(models, context.logger);
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
