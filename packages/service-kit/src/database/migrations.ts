import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServiceName } from '@exit-tickets/contracts';
import { type Connection, mongo } from 'mongoose';
import { ConfigError } from '../config/config.errors.ts';
import type { ServiceContext } from '../context.ts';
import { ClaimWatch } from './claim-watch.ts';
import { unlessDuplicate } from './duplicate-key.ts';
import { ensureIndexes, type StoredModel } from './indexes.ts';

/** Upgrades stored data of earlier releases. It may be interrupted and then runs again from its start. */
export type Migration = (database: Connection, now: Date) => Promise<void>;

/** The migrations of one service since its first release. */
export interface Migrations {
  service: ServiceName;
  /** In order. A name begins with its number and is never reused. */
  steps: Readonly<Record<string, Migration>>;
  /** The collection where earlier releases recorded migrations; its records still count. */
  formerRecords?: string;
}

/**
 * The record of a finished migration. While one runs, it is the lock of the service, with an owner instead of `doneAt`.
 */
interface Note {
  _id: string;
  doneAt?: Date;
  owner?: string;
  expiresAt?: Date;
}

const recordsCollection = 'migrations';
const lookAgainMs = 500;
/** How long the lock of a crashed process blocks others. */
const lockMs = 30_000;
const renewMs = lockMs / 3;

const notesOf = (database: Connection) => database.collection<Note>(recordsCollection);

/**
 * Refuses data of a newer release. Changes nothing.
 * @throws {ConfigError} when a newer release has migrated the data
 */
export const refuseNewerData = async (database: Connection, { service, steps }: Migrations): Promise<void> => {
  const noted = await notesOf(database)
    .find({ owner: { $exists: false } })
    .toArray();
  const own = noted.flatMap(({ _id }) => (_id.startsWith(`${service} `) ? [_id.slice(service.length + 1)] : []));
  const unknown = own.filter((name) => !Object.hasOwn(steps, name));
  if (unknown.length === 0) return;
  const what = `The data of ${service} in the database was written by a newer release (migration ${unknown.join(', ')}, which this one does not know)`;
  throw new ConfigError(`${what}: start that release again, or restore a backup from before the update`);
};

/** Runs work under the lock of the service. Returns whether this process got the lock. */
const withLock = async (
  { database, now, logger }: ServiceContext,
  { service, watch }: { service: ServiceName; watch: ClaimWatch },
  work: (stillOurs: () => Promise<void>) => Promise<void>,
): Promise<boolean> => {
  const notes = notesOf(database);
  const _id = `${service} lock`;
  const owner = randomUUID();
  const expiresAt = () => new Date(now().getTime() + lockMs);
  const { owner: holder, expiresAt: until } = (await notes.findOne({ _id })) ?? {};
  const isHeld = holder !== undefined && until !== undefined;
  if (isHeld && !(watch.isAbandoned(service, { owner: holder, expiresAt: until }) && until < now())) return false;
  const free = isHeld ? { _id, owner: holder, expiresAt: until } : { _id, owner: { $exists: false } };
  const locking = notes.updateOne(free, { $set: { owner, expiresAt: expiresAt() } }, { upsert: true });
  if (!(await unlessDuplicate(locking))) return false;
  const renew = async (): Promise<void> => {
    const { matchedCount } = await notes.updateOne({ _id, owner }, { $set: { expiresAt: expiresAt() } });
    if (matchedCount === 0) throw new Error(`another process has taken over the migrations of ${service}`);
  };
  const renewing = setInterval(() => {
    renew().catch((error: unknown) => logger.warn({ err: error }, 'the lock of a migration was not renewed'));
  }, renewMs);
  try {
    await work(renew);
  } finally {
    clearInterval(renewing);
    await notes.deleteOne({ _id, owner });
  }
  return true;
};

/** Runs each migration once: of several processes that start together, one runs them and the others wait. */
const runMigrations = async (context: ServiceContext, { service, steps, formerRecords }: Migrations): Promise<void> => {
  const { database, now, logger } = context;
  const notes = notesOf(database);
  const former = formerRecords === undefined ? undefined : database.collection<{ _id: string }>(formerRecords);
  const isDone = async (name: string): Promise<boolean> =>
    Boolean((await notes.findOne({ _id: `${service} ${name}` })) ?? (await former?.findOne({ _id: name })));
  const areDone = async (): Promise<boolean> => {
    for (const name of Object.keys(steps)) if (!(await isDone(name))) return false;
    return true;
  };
  const runAll = async (stillOurs: () => Promise<void>): Promise<void> => {
    for (const [name, migrate] of Object.entries(steps)) {
      if (await isDone(name)) continue;
      await stillOurs();
      await migrate(database, now());
      const _id = `${service} ${name}`;
      await notes.updateOne({ _id }, { $set: { doneAt: now() } }, { upsert: true });
      logger.info({ migration: _id }, 'the stored data was migrated');
    }
  };
  const watch = new ClaimWatch(lockMs);
  while (!(await areDone()) && !(await withLock(context, { service, watch }, runAll))) {
    logger.info({ service }, 'another process migrates the stored data: waiting for it');
    await wait(lookAgainMs);
  }
};

/** A less strict schema silently drops fields that it does not declare, so a new field would be lost. */
const assertStrict = ({ collection, schema }: StoredModel): void => {
  if (schema.get('strict') !== 'throw') throw new Error(`the schema of ${collection.collectionName} is not strict`);
};

/** Upgrades the stored data of a service before it serves: migrations first, then the indexes that depend on them. */
export const prepareDatabase = async (
  context: ServiceContext,
  models: readonly StoredModel[],
  migrations?: Migrations,
): Promise<void> => {
  models.forEach(assertStrict);
  if (migrations) {
    await refuseNewerData(context.database, migrations);
    await runMigrations(context, migrations);
  }
  await ensureIndexes(models, context.logger);
};

const codeOf = { namespaceNotFound: 26, indexNotFound: 27 };

/** Drops an index of an earlier release; does nothing when it does not exist. */
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

/** Yields documents in batches. */
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
