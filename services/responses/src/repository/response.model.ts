import { outboxFields } from '@exit-tickets/bus';
import { type Answer, type EventEnvelope, type LiveUpdate, limits, type Response } from '@exit-tickets/contracts';
import { type Connection, type Model, Schema } from 'mongoose';

/** A stored response. */
export interface StoredResponse {
  _id: string;
  ticketId: string;
  /** From 1 to `limits.responsesPerTicket`, unique within the ticket. */
  number: number;
  submissionId?: string | undefined;
  studentName: string;
  answers: Answer[];
  /** Text size counted against `limits.responseBytesPerTicket`; missing in responses of earlier releases. */
  bytes?: number;
  submittedAt: Date;
  /** Whether the teacher excluded it from AI. */
  isKeptFromAi?: boolean;
  /** When it was removed. It is hidden from then on, and can be restored for a short time. */
  removedAt?: Date;
}

export interface ResponseDocument extends StoredResponse {
  outbox: EventEnvelope[];
  /** When it was erased. The document is kept until the event is published. */
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
    isKeptFromAi: Boolean,
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
// Partial, because few responses are removed: counting and erasing them touches no other response.
const isRemoved = { removedAt: { $exists: true } };
schema.index({ ticketId: 1, removedAt: 1 }, { partialFilterExpression: isRemoved });
schema.index({ removedAt: 1 }, { partialFilterExpression: isRemoved });

export const responseModel = (database: Connection): Model<ResponseDocument> =>
  database.model<ResponseDocument>('Response', schema);

/** The text size that counts against `limits.responseBytesPerTicket`. */
export const bytesOf = ({ studentName, answers }: Pick<StoredResponse, 'studentName' | 'answers'>): number =>
  [studentName, ...answers.map(({ answer }) => answer)].reduce((sum, text) => sum + Buffer.byteLength(text), 0);

/** A response as the teacher sees it. */
export const responseView = ({ _id, studentName, submittedAt, answers, isKeptFromAi }: StoredResponse): Response => ({
  id: _id,
  studentName,
  submittedAt: submittedAt.toISOString(),
  answers,
  ...(isKeptFromAi && { isKeptFromAi }),
});

/** The live update for a new response. */
export const liveUpdateOf = (response: StoredResponse): LiveUpdate =>
  bytesOf(response) > limits.liveResponseBytes
    ? { kind: 'long-response' }
    : { kind: 'response', response: responseView(response) };
