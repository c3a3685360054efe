import { outboxFields } from '@exit-tickets/bus';
import { anonymousResults, type EventEnvelope } from '@exit-tickets/contracts';
import { type Connection, type Model, Schema } from 'mongoose';
import { z } from 'zod';

/** The anonymous results of a ticket. Stored before its answers are deleted, and never changed. */
export const anonymousTicket = z.object({
  _id: z.string(),
  teacherId: z.string(),
  anonymizedAt: z.date(),
  /** The version of the response count; higher than all earlier ones. */
  removals: z.int().min(1),
  results: anonymousResults,
});
export type AnonymousTicket = z.infer<typeof anonymousTicket>;

export interface AnonymousTicketDocument extends AnonymousTicket {
  /** Whether its event has been stored; by then all responses are deleted. */
  isTold?: boolean;
  outbox: EventEnvelope[];
  deletedAt?: Date;
}

const schema = new Schema(
  {
    _id: { type: String, required: true },
    teacherId: { type: String, required: true },
    anonymizedAt: { type: Date, required: true },
    removals: { type: Number, required: true },
    results: { type: Schema.Types.Mixed, required: true },
    isTold: Boolean,
    ...outboxFields,
  },
  { strict: 'throw', versionKey: false, minimize: false, collection: 'anonymous_tickets' },
);

export const anonymousTicketModel = (database: Connection): Model<AnonymousTicketDocument> =>
  database.model<AnonymousTicketDocument>('AnonymousTicket', schema);
