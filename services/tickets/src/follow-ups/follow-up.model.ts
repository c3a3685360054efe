import type { FollowUp, Question } from '@exit-tickets/contracts';
import { type Connection, type Model, Schema } from 'mongoose';

/** A question saved for the next ticket of a class, or already asked again. */
export interface StoredFollowUp extends Pick<FollowUp, 'className' | 'finding'> {
  /** Derived from the origin, so a question is saved only once. */
  _id: string;
  teacherId: string;
  classKey: string;
  originTicketId: string;
  question: Question;
  createdAt: Date;
  /** Null until a ticket asks it. */
  askedIn: { ticketId: string; questionId: string } | null;
}

const schema = new Schema(
  {
    _id: { type: String, required: true },
    teacherId: { type: String, required: true },
    className: { type: String, default: null },
    classKey: { type: String, default: '' },
    originTicketId: { type: String, required: true },
    question: { type: Schema.Types.Mixed, required: true },
    finding: { type: Schema.Types.Mixed },
    createdAt: { type: Date, required: true },
    askedIn: { type: Schema.Types.Mixed, default: null },
  },
  { strict: 'throw', versionKey: false, minimize: false, collection: 'follow_ups' },
);
schema.index({ teacherId: 1, createdAt: -1 });
schema.index({ originTicketId: 1 });
schema.index({ 'askedIn.ticketId': 1 });

export const followUpModel = (database: Connection): Model<StoredFollowUp> =>
  database.model<StoredFollowUp>('FollowUp', schema);
