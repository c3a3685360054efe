import { outboxFields } from '@exit-tickets/bus';
import type { Language, User } from '@exit-tickets/contracts';
import { type Connection, type Model, Schema } from 'mongoose';

/** A secret stored as its hash: of a reset link or a device cookie. */
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
  /** The teacher's choice; used for mails. */
  language?: Language;
  createdAt: Date;
  /** Sessions issued before this time are revoked. A whole second, as in tokens. See `revocationTime`. */
  sessionsValidFrom: Date | null;
  /** Reset links that have not been used or replaced. */
  resetTokens: HeldSecret[];
  /** Browsers that have been logged in to this account. */
  devices: HeldSecret[];
  /** The requested new address, until it is confirmed through a link mailed to it. */
  pendingEmail?: string | null;
  /** The confirmation links. */
  emailTokens?: HeldSecret[];
  /** Created in a demo and erased at the next full hour. */
  isDemo?: true;
  /** When the operator disabled the account. */
  disabledAt?: Date;
  /**
   * When the account was deleted. Only its id and `sessionsValidFrom` are kept, as long as tokens, events or backups of
   * it may still exist.
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

/** A user as returned by the API. */
export const userView = ({ _id, email, firstName, lastName, language }: StoredUser): User => ({
  ...{ id: _id, email, firstName, lastName },
  ...(language && { language }),
});
