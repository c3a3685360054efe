import { limits, type StudentQuestion } from '@exit-tickets/contracts';
import { type Connection, type Model, Schema } from 'mongoose';

/** A ticket replica built from events: enough to accept answers while the tickets service or the bus is down. */
export interface TicketReplica {
  _id: string;
  teacherId: string;
  version: number;
  isAccepting: boolean;
  expiresAt: Date;
  /** The questions without answer keys and guides, for checking answers. */
  questions: StudentQuestion[];
  /** Whether the questions are locked, which the first response requires. */
  isLocked: boolean;
  /** The last allocated number; 0 before the first. */
  responseNumber: number;
  /** Text size of all responses that are not erased, in bytes; missing before the first. */
  responseBytes?: number;
  /** When `responseBytes` was last recounted. */
  bytesCountedAt?: Date;
  /** The number of removed responses, the version of the count (docs/design.md 6). Missing before the first removal. */
  removals?: number;
  /** Submission ids of removed responses, so that a late retry is not stored again. */
  removedSubmissions?: string[];
  /** When the last response was admitted; missing before the first and after anonymisation. */
  lastAnswerAt?: Date;
  /** Set while the answers are being anonymised; no more are admitted. */
  isAnonymizing?: boolean;
  /** When the answers were anonymised; their results are stored. */
  anonymizedAt?: Date;
  /** Marks the tombstone of a deleted ticket, kept for a while so that a late event does not restore it. */
  deletedAt?: Date;
}

const tombstoneDays = 30;
const schema = new Schema(
  {
    _id: { type: String, required: true },
    teacherId: { type: String, required: true },
    version: { type: Number, required: true },
    isAccepting: { type: Boolean, required: true },
    expiresAt: { type: Date, required: true },
    questions: { type: Schema.Types.Mixed, required: true },
    isLocked: { type: Boolean, required: true },
    responseNumber: { type: Number, required: true },
    responseBytes: Number,
    bytesCountedAt: Date,
    removals: Number,
    removedSubmissions: { type: [String], default: undefined },
    lastAnswerAt: Date,
    isAnonymizing: Boolean,
    anonymizedAt: Date,
    deletedAt: { type: Date, expires: tombstoneDays * 24 * 60 * 60 },
  },
  { strict: 'throw', versionKey: false, collection: 'response_tickets' },
);

// Partial, so that tickets without answers and anonymised ones are not indexed.
schema.index({ lastAnswerAt: 1 }, { partialFilterExpression: { lastAnswerAt: { $exists: true } } });
schema.index({ teacherId: 1, lastAnswerAt: 1 });
schema.index({ isAnonymizing: 1 }, { partialFilterExpression: { isAnonymizing: true } });

export const ticketReplicaModel = (database: Connection): Model<TicketReplica> =>
  database.model<TicketReplica>('TicketReplica', schema);

/** Condition: neither anonymised nor being anonymised. */
export const notAnonymous = { isAnonymizing: null, anonymizedAt: null } as const;

/** Condition: the ticket has room for this many bytes. */
export const roomFor = (bytes: number) => ({
  responseBytes: { $not: { $gt: limits.responseBytesPerTicket - bytes } },
});
