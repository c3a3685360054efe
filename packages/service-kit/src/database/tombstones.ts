import type { ServiceContext } from '../context.ts';
import { ensureIndex } from './indexes.ts';

/** Ids of deleted data, kept for a while: nothing restores that data, and its deletion can be published again. */
export interface Tombstones<Details extends object = object> {
  /** Records a deletion before it happens. A tombstone has no effect while the data still exists. */
  add(deleted: { _id: string } & Details, at: Date): Promise<void>;
  has(id: string): Promise<boolean>;
  all(): AsyncIterable<{ _id: string } & Details>;
}

interface TombstoneOptions {
  collection: string;
  /** The field with the time of deletion. */
  dateField: 'deletedAt' | 'erasedAt';
  /** By default longer than the bus keeps an event for a consumer that is down, and than backups are usually kept. */
  days?: number;
}

export const createTombstones = async <Details extends object = object>(
  { database, logger }: Pick<ServiceContext, 'database' | 'logger'>,
  { collection: name, dateField, days = 90 }: TombstoneOptions,
): Promise<Tombstones<Details>> => {
  const collection = database.collection<{ _id: string }>(name);
  await ensureIndex(collection, { [dateField]: 1 }, { expireAfterSeconds: days * 24 * 60 * 60 }, logger);
  return {
    add: async ({ _id, ...details }, at) => {
      await collection.updateOne({ _id }, { $set: { ...details, [dateField]: at } }, { upsert: true });
    },
    has: async (_id) => (await collection.findOne({ _id }, { projection: { _id: 1 } })) !== null,
    all: () => collection.find<{ _id: string } & Details>({}, { projection: { [dateField]: 0 } }),
  };
};
