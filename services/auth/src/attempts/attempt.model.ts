import { type Connection, type Model, Schema } from 'mongoose';

/** Failures in a row, or calls within an hour, of whatever `_id` names. Every replica counts in the same place. */
export interface StoredAttempts {
  _id: string;
  count: number;
  /** No further attempt before this moment. */
  nextAt: Date;
  /** Forgotten after this moment. */
  expiresAt: Date;
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
