import { type Connection, type Model, Schema } from 'mongoose';

/** The tombstone of a deleted ticket, so that its deletion can be published again. */
interface TicketTombstone {
  _id: string;
  deletedAt: Date;
}

/** Longer than the bus keeps an event for a consumer that is down, and than backups are usually kept. */
const tombstoneDays = 90;

const schema = new Schema(
  {
    _id: { type: String, required: true },
    deletedAt: { type: Date, required: true, expires: tombstoneDays * 24 * 60 * 60 },
  },
  { strict: 'throw', versionKey: false, collection: 'deleted_tickets' },
);

export const ticketTombstoneModel = (database: Connection): Model<TicketTombstone> =>
  database.model<TicketTombstone>('TicketTombstone', schema);

export const createTicketTombstones = (model: Model<TicketTombstone>) => ({
  /** Records a deletion before it happens. The tombstone of an existing ticket means nothing. */
  add: async (ticketId: string, deletedAt: Date): Promise<void> => {
    await model.updateOne({ _id: ticketId }, { $set: { deletedAt } }, { upsert: true }).exec();
  },

  has: async (ticketId: string): Promise<boolean> => (await model.exists({ _id: ticketId })) !== null,

  /** The ids of all tombstones. */
  all: async function* (): AsyncGenerator<string> {
    for await (const { _id } of model.find({}, { _id: 1 }).lean<TicketTombstone>().cursor()) yield _id;
  },
});

export type TicketTombstones = ReturnType<typeof createTicketTombstones>;
