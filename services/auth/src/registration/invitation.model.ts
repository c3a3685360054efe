import { type Connection, type Model, Schema } from 'mongoose';

export interface StoredInvitation {
  /** The hash of the secret in its link. */
  _id: string;
  expiresAt: Date;
  /** Created at startup because there were no accounts; the next start replaces it. */
  isFirst?: true;
}

const schema = new Schema<StoredInvitation>(
  { _id: { type: String, required: true }, expiresAt: { type: Date, required: true }, isFirst: Boolean },
  { strict: 'throw', versionKey: false, collection: 'invitations' },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const invitationModel = (database: Connection): Model<StoredInvitation> =>
  database.model<StoredInvitation>('Invitation', schema, undefined, { overwriteModels: true });
