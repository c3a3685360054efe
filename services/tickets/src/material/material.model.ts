import { type Connection, type Model, Schema } from 'mongoose';

/**
 * A ticket's material, stored separately because lists, PIN look-ups and locks read hundreds of tickets without it.
 * Material is immutable: an edit stores a new document and points the ticket to it.
 */
export interface MaterialDocument {
  _id: string;
  ticketId: string;
  content: string;
  /** When the material lost its ticket or was stored without one; absent while a ticket points to it. */
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
