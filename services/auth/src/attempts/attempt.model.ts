import type { StoredCount } from '@exit-tickets/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';

/** Consecutive failures, or calls within an hour, for the key in `_id`. Shared by all replicas. */
export interface StoredAttempts extends StoredCount {
  /** No further attempt before this moment. */
  nextAt: Date;
}

const schema = new Schema<StoredAttempts>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    nextAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { strict: 'throw', versionKey: false, collection: 'login_attempts' },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const attemptModel = (database: Connection): Model<StoredAttempts> =>
  database.model<StoredAttempts>('LoginAttempts', schema, undefined, { overwriteModels: true });

/** The same collection, typed as plain counters. */
export const countsOf = ({ db, collection }: Model<StoredAttempts>) =>
  db.collection<StoredCount>(collection.collectionName);
