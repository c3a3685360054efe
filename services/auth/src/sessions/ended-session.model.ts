import { outboxFields } from '@exit-tickets/bus';
import type { EventEnvelope } from '@exit-tickets/contracts';
import { type Connection, type Model, Schema } from 'mongoose';

export interface StoredEndedSession {
  /** The session's id. */
  _id: string;
  /** No token of this session is valid after this moment, so the record may go. */
  expiresAt: Date;
  outbox: EventEnvelope[];
}

const schema = new Schema(
  { _id: { type: String, required: true }, expiresAt: { type: Date, required: true }, ...outboxFields },
  { versionKey: false, collection: 'ended_sessions' },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const endedSessionModel = (database: Connection): Model<StoredEndedSession> =>
  database.model<StoredEndedSession>('EndedSession', schema, undefined, { overwriteModels: true });
