import { type Connection, type Model, Schema } from 'mongoose';

/** Not a service-kit tombstone: has its own expiry date, is created only once, and is read in pages. */
export interface StoredRevokedSession {
  /** The session's id. */
  _id: string;
  /** After this time no token of the session is valid, so the record expires. */
  expiresAt: Date;
}

const schema = new Schema(
  { _id: { type: String, required: true }, expiresAt: { type: Date, required: true } },
  { strict: 'throw', versionKey: false, collection: 'ended_sessions' },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const revokedSessionModel = (database: Connection): Model<StoredRevokedSession> =>
  database.model<StoredRevokedSession>('RevokedSession', schema, undefined, { overwriteModels: true });
