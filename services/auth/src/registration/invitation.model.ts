import { type Connection, type Model, Schema } from 'mongoose';

export interface StoredInvitation {
  /** The hash of what its link holds. */
  _id: string;
  expiresAt: Date;
  /** The start made it because nobody had an account; the next start makes another in its place. */
  isFirst?: true;
}

const schema = new Schema<StoredInvitation>(
  { _id: { type: String, required: true }, expiresAt: { type: Date, required: true }, isFirst: Boolean },
  { strict: 'throw', versionKey: false, collection: 'invitations' },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const invitationModel = (database: Connection): Model<StoredInvitation> =>
  database.model<StoredInvitation>('Invitation', schema, undefined, { overwriteModels: true });
