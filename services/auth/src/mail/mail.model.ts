import type { Language } from '@exit-tickets/contracts';
import { type Connection, type Model, Schema } from 'mongoose';
import type { AuthTexts } from '../languages/auth-texts.ts';

export type MailKind = keyof AuthTexts['letters'];

/**
 * A mail to be sent, for example a reset link requested for an address that may have no account. Contains no link: it
 * is created when the mail is sent, so that the database never holds a valid one.
 */
export interface StoredMail {
  _id: string;
  /** Missing in mails of earlier releases, which are all for reset links. */
  kind?: MailKind;
  email: string;
  /** The account concerned. */
  userId?: string;
  /** The address concerned, if the mail goes to another one. */
  about?: string;
  language: Language;
  askedAt: Date;
  /** Number of attempts started. */
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
