import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServiceName } from '@exit-tickets/contracts';
import { type Connection, mongo } from 'mongoose';
import { ClaimWatch } from './claim-watch.ts';
import { ConfigError } from './config.errors.ts';
import type { ServiceContext } from './context.ts';
import { duplicateKeyOf } from './duplicate-key.ts';
import { ensureIndexes, type StoredModel } from './indexes.ts';

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

/** A note that a migration was run; and while one runs, the lock of its service, which has an owner in place of `doneAt`. */
interface Note {
  _id: string;
  doneAt?: Date;
  owner?: string;
  expiresAt?: Date;
}

const recordsCollection = 'migrations';
const lookAgainMs = 500;
/** How long a process that ended in the middle keeps others waiting. */
const lockMs = 30_000;
const renewMs = lockMs / 3;

const notesOf = (database: Connection) => database.collection<Note>(recordsCollection);

/**
 * Changes nothing.
 * @throws {ConfigError} when a newer release has migrated the data: this one does not know what it looks like
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

/** Does what one process at a time may do; gives whether it was this one's turn. */
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
  try {
    await notes.updateOne(free, { $set: { owner, expiresAt: expiresAt() } }, { upsert: true });
  } catch (error) {
    if (duplicateKeyOf(error)) return false;
    throw error;
  }
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

/** Runs each migration once: of processes that start together one runs them, and the others wait until they are done. */
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

/** A schema that is less strict drops what it does not name: a new field would be lost in silence. */
const assertStrict = ({ collection, schema }: StoredModel): void => {
  if (schema.get('strict') !== 'throw') throw new Error(`the schema of ${collection.collectionName} is not strict`);
};

/** Brings what a service has stored up to date before it is served: migrations first, then the indexes that rest on them. */
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
