import { outboxFields } from '@exit-tickets/bus';
import { type Answer, type EventEnvelope, type LiveUpdate, limits, type Response } from '@exit-tickets/contracts';
import { type Connection, type Model, Schema } from 'mongoose';

/** A response as this service keeps it. */
export interface StoredResponse {
  _id: string;
  ticketId: string;
  /** From 1 to the most that a ticket takes; no two responses to it share one. */
  number: number;
  submissionId?: string | undefined;
  studentName: string;
  answers: Answer[];
  /** What its text takes of `limits.responseBytesPerTicket`; what an earlier release stored does not say. */
  bytes?: number;
  submittedAt: Date;
  /** Since when it is removed: nobody reads it, and for a moment it can be brought back. */
  removedAt?: Date;
}

export interface ResponseDocument extends StoredResponse {
  outbox: EventEnvelope[];
  /** It is erased, and its document waits until that is published. */
  deletedAt?: Date;
}

const schema = new Schema(
  {
    _id: { type: String, required: true },
    ticketId: { type: String, required: true },
    number: { type: Number, required: true },
    submissionId: String,
    studentName: { type: String, required: true },
    answers: { type: Schema.Types.Mixed, required: true },
    bytes: Number,
    submittedAt: { type: Date, required: true },
    removedAt: Date,
    ...outboxFields,
  },
  { strict: 'throw', versionKey: false, collection: 'responses' },
);

schema.index({ ticketId: 1, number: 1 }, { unique: true });
schema.index(
  { ticketId: 1, submissionId: 1 },
  { unique: true, partialFilterExpression: { submissionId: { $exists: true } } },
);
// Few have one: how many of a ticket are removed, and which are to be erased, is read without touching the others.
const isRemoved = { removedAt: { $exists: true } };
schema.index({ ticketId: 1, removedAt: 1 }, { partialFilterExpression: isRemoved });
schema.index({ removedAt: 1 }, { partialFilterExpression: isRemoved });

export const responseModel = (database: Connection): Model<ResponseDocument> =>
  database.model<ResponseDocument>('Response', schema);

/** What its text takes of `limits.responseBytesPerTicket`. */
export const bytesOf = ({ studentName, answers }: Pick<StoredResponse, 'studentName' | 'answers'>): number =>
  [studentName, ...answers.map(({ answer }) => answer)].reduce((sum, text) => sum + Buffer.byteLength(text), 0);

/** A response as its ticket's teacher sees it. */
export const responseView = ({ _id, studentName, submittedAt, answers }: StoredResponse): Response => ({
  id: _id,
  studentName,
  submittedAt: submittedAt.toISOString(),
  answers,
});

/** What a live stream tells of a response that came in. */
export const liveUpdateOf = (response: StoredResponse): LiveUpdate =>
  bytesOf(response) > limits.liveResponseBytes
    ? { kind: 'long-response' }
    : { kind: 'response', response: responseView(response) };
