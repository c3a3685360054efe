import { limits, type StudentQuestion } from '@exit-tickets/contracts';
import { type Connection, type Model, Schema } from 'mongoose';

/** The replica of a ticket, built from its events: enough to accept answers while tickets or the bus is down. */
export interface TicketReplica {
  _id: string;
  teacherId: string;
  version: number;
  isAccepting: boolean;
  expiresAt: Date;
  /** What checking answers needs, without answer keys and guides. */
  questions: StudentQuestion[];
  /** The questions are locked: a first response was admitted. */
  isLocked: boolean;
  /** The last allocated number; 0 before the first. */
  responseNumber: number;
  /** Text size of all responses that are not erased; missing before the first. */
  responseBytes?: number;
  /** When the sizes were last recounted. */
  bytesCountedAt?: Date;
  /**
   * How many responses were removed, which is the version of the count (docs/design.md 6). Missing before the first.
   */
  removals?: number;
  /** The submission ids of removed responses, so that a late retry is not stored again. */
  removedSubmissions?: string[];
  /** When the last response was admitted; missing before the first, and once it is anonymous. */
  lastAnswerAt?: Date;
  /** Its answers are being made anonymous, so no more are admitted. Kept until that has ended. */
  isAnonymizing?: boolean;
  /** What is left of them is stored. */
  anonymizedAt?: Date;
  /** The tombstone of a deleted ticket, kept for a while so that a late event does not restore it. */
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

// Partial, so that tickets without answers and anonymous ones cost nothing.
schema.index({ lastAnswerAt: 1 }, { partialFilterExpression: { lastAnswerAt: { $exists: true } } });
schema.index({ teacherId: 1, lastAnswerAt: 1 });
schema.index({ isAnonymizing: 1 }, { partialFilterExpression: { isAnonymizing: true } });

export const ticketReplicaModel = (database: Connection): Model<TicketReplica> =>
  database.model<TicketReplica>('TicketReplica', schema);

/** The condition that a ticket is neither anonymous nor being made so. */
export const notAnonymous = { isAnonymizing: null, anonymizedAt: null } as const;

/** The ticket has at least this much room. */
export const roomFor = (bytes: number) => ({
  responseBytes: { $not: { $gt: limits.responseBytesPerTicket - bytes } },
});
