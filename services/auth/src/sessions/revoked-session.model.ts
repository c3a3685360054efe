import { type Connection, type Model, Schema } from 'mongoose';

/** No tombstone of service-kit: it expires by a date of its own, is made only once, and is read in pages. */
export interface StoredRevokedSession {
  /** The session's id. */
  _id: string;
  /** No token of this session is valid after this moment, so the record may go. */
  expiresAt: Date;
}

const schema = new Schema(
  { _id: { type: String, required: true }, expiresAt: { type: Date, required: true } },
  { strict: 'throw', versionKey: false, collection: 'ended_sessions' },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const revokedSessionModel = (database: Connection): Model<StoredRevokedSession> =>
  database.model<StoredRevokedSession>('RevokedSession', schema, undefined, { overwriteModels: true });
