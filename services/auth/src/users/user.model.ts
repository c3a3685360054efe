import { outboxFields } from '@exit-tickets/bus';
import type { Language, User } from '@exit-tickets/contracts';
import { type Connection, type Model, Schema } from 'mongoose';

/** Something only its holder knows the text of, kept as its hash: a reset link or a device cookie. */
export interface HeldSecret {
  hash: string;
  expiresAt: Date;
}

export interface StoredUser {
  _id: string;
  /** Lower case. */
  email: string;
  passwordHash: string;
  firstName: string | null;
  lastName: string | null;
  /** What the teacher chose; mails are in it. */
  language?: Language;
  createdAt: Date;
  /** Sessions issued before this moment have ended; a whole second, as tokens have them. See `revocationTime`. */
  sessionsValidFrom: Date | null;
  /** Links that may still set a new password. */
  resetTokens: HeldSecret[];
  /** Browsers that have been logged in to this account. */
  devices: HeldSecret[];
  /** The address that is to be the account's once it is confirmed through a link that was sent to it. */
  pendingEmail?: string | null;
  /** Those links. */
  emailTokens?: HeldSecret[];
  /** Made in a demo, which erases it at the next full hour. */
  isDemo?: true;
  /** Since when the operator lets its teacher in no more. */
  disabledAt?: Date;
  /**
   * Since when the account is deleted. Nothing is left of it but its id and that its sessions have ended, for as long as
   * a token or an event of it may still be about, or a backup with its tickets.
   */
  erasedAt?: Date;
}

const erasedDays = 90;

const heldSecrets = {
  type: [new Schema<HeldSecret>({ hash: { type: String, required: true }, expiresAt: Date }, { _id: false })],
  default: () => [],
};

const schema = new Schema(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    passwordHash: { type: String, required: true },
    firstName: { type: String, default: null },
    lastName: { type: String, default: null },
    createdAt: { type: Date, required: true },
    sessionsValidFrom: { type: Date, default: null },
    resetTokens: heldSecrets,
    devices: heldSecrets,
    language: String,
    pendingEmail: String,
    emailTokens: { ...heldSecrets, default: undefined },
    disabledAt: Date,
    isDemo: Boolean,
    erasedAt: { type: Date, expires: erasedDays * 24 * 60 * 60 },
    ...outboxFields,
  },
  { strict: 'throw', versionKey: false, collection: 'users' },
);
schema.index({ email: 1 }, { unique: true });
schema.index({ 'resetTokens.hash': 1 });
schema.index({ 'emailTokens.hash': 1 });
schema.index({ sessionsValidFrom: 1 });

export const userModel = (database: Connection): Model<StoredUser> =>
  database.model<StoredUser>('User', schema, undefined, { overwriteModels: true });

/** A user as the API shows it. */
export const userView = ({ _id, email, firstName, lastName, language }: StoredUser): User => ({
  ...{ id: _id, email, firstName, lastName },
  ...(language && { language }),
});
