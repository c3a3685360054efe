import { type Connection, type Model, Schema } from 'mongoose';

/**
 * The material of a ticket, in its own document, because lists, PIN look-ups and locks read hundreds of tickets
 * without it. Material is immutable: an edit stores a new one, and the ticket then points to that.
 */
export interface MaterialDocument {
  _id: string;
  ticketId: string;
  content: string;
  /** Since when no ticket is known to point to it; absent while one does. */
  unboundSince?: Date;
}

const schema = new Schema<MaterialDocument>(
  {
    _id: { type: String, required: true },
    ticketId: { type: String, required: true },
    content: { type: String, required: true },
    unboundSince: Date,
  },
  { strict: 'throw', versionKey: false, collection: 'ticket_materials' },
);

schema.index({ ticketId: 1 });
schema.index({ unboundSince: 1 }, { partialFilterExpression: { unboundSince: { $exists: true } } });

export const materialModel = (database: Connection): Model<MaterialDocument> =>
  database.model<MaterialDocument>('TicketMaterial', schema);
