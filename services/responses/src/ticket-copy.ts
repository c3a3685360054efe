import { notDeleted } from '@exit-tickets/bus';
import type { Question, TicketSnapshot } from '@exit-tickets/contracts';
import { type Connection, type Model, mongo, Schema } from 'mongoose';

/** What this service knows of a ticket, from its events: enough to take answers while tickets or the bus are down. */
export interface TicketCopy {
  _id: string;
  teacherId: string;
  version: number;
  isAccepting: boolean;
  expiresAt: Date;
  questions: Question[];
  /** Its questions are final: a first response was let in. */
  isLocked: boolean;
  /** A deleted ticket leaves its id behind for a while, so that a late event does not bring it back. */
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
    deletedAt: { type: Date, expires: tombstoneDays * 24 * 60 * 60 },
  },
  { versionKey: false, collection: 'response_tickets' },
);

const isDuplicate = (error: unknown): boolean => error instanceof mongo.MongoServerError && error.code === 11_000;

export const createTicketCopies = async (database: Connection) => {
  const model: Model<TicketCopy> = database.model<TicketCopy>('TicketCopy', schema);
  await model.createIndexes();

  const find = (ticketId: string): Promise<TicketCopy | null> =>
    model
      .findOne({ _id: ticketId, ...notDeleted })
      .lean<TicketCopy>()
      .exec();

  return {
    find,

    /** Takes a newer snapshot; an older or repeated one, or one of a deleted ticket, changes nothing. */
    apply: async (snapshot: TicketSnapshot): Promise<void> => {
      const { ticketId, teacherId, version, isAccepting, expiresAt, questions } = snapshot;
      const fields = { teacherId, version, isAccepting, expiresAt: new Date(expiresAt), questions };
      try {
        await model
          .updateOne(
            { _id: ticketId, version: { $lt: version }, ...notDeleted },
            { $set: fields, $setOnInsert: { isLocked: false } },
            { upsert: true },
          )
          .exec();
      } catch (error) {
        // The id is there with a version as high or higher, or as deleted: what we have is the newer.
        if (!isDuplicate(error)) throw error;
      }
    },

    markLocked: async (ticketId: string): Promise<void> => {
      await model.updateOne({ _id: ticketId }, { $set: { isLocked: true } }).exec();
    },

    isDeleted: async (ticketId: string): Promise<boolean> =>
      (await model.exists({ _id: ticketId, deletedAt: { $ne: null } }).exec()) !== null,

    bury: async (ticketId: string, now: Date): Promise<void> => {
      const gone = { teacherId: '-', version: 0, isAccepting: false, expiresAt: now, questions: [], isLocked: true };
      await model.updateOne({ _id: ticketId }, { $set: { ...gone, deletedAt: now } }, { upsert: true }).exec();
    },
  };
};

export type TicketCopies = Awaited<ReturnType<typeof createTicketCopies>>;
