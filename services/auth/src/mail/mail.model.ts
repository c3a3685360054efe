import type { Language } from '@exit-tickets/contracts';
import { type Connection, type Model, Schema } from 'mongoose';
import type { AuthTexts } from '../languages/auth-texts.ts';

export type MailKind = keyof AuthTexts['letters'];

/**
 * A mail that is to be sent, as to whoever asked for a reset link for this address, which may have no account. It holds
 * no link; that is made when the mail is, so that no valid one ever lies in the database.
 */
export interface StoredMail {
  _id: string;
  /** Those of earlier releases have none: they are for reset links. */
  kind?: MailKind;
  email: string;
  /** Whose account it is about. */
  userId?: string;
  /** The address it is about, of a mail to another. */
  about?: string;
  language: Language;
  askedAt: Date;
  /** How often sending was begun. */
  attempts: number;
  nextAttemptAt: Date;
}

const schema = new Schema<StoredMail>(
  {
    _id: { type: String, required: true },
    kind: String,
    email: { type: String, required: true },
    userId: String,
    about: String,
    language: { type: String, required: true },
    askedAt: { type: Date, required: true },
    attempts: { type: Number, required: true },
    nextAttemptAt: { type: Date, required: true },
  },
  { strict: 'throw', versionKey: false, collection: 'mails' },
);
schema.index({ nextAttemptAt: 1 });

export const mailModel = (database: Connection): Model<StoredMail> =>
  database.model<StoredMail>('Mail', schema, undefined, { overwriteModels: true });
