import { outboxFields, withEvents } from '@exit-tickets/bus';
import { anonymousResults, type EventEnvelope } from '@exit-tickets/contracts';
import { duplicateKeyOf } from '@exit-tickets/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';
import { z } from 'zod';

/** What is left of the answers to a ticket. It is stored before they are deleted, and never changes. */
const anonymousTicket = z.object({
  _id: z.string(),
  teacherId: z.string(),
  anonymizedAt: z.date(),
  /** The version of the count, above all before it. */
  removals: z.int().min(1),
  results: anonymousResults,
});
export type AnonymousTicket = z.infer<typeof anonymousTicket>;

interface AnonymousTicketDocument extends AnonymousTicket {
  /** Whether its event has been stored: then no response is left. */
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

const whole = { outbox: 0 } as const;
const found = (document: unknown): AnonymousTicket | undefined =>
  document === null ? undefined : anonymousTicket.parse(document);

/** Every query on what is left of answers. */
export const createAnonymousTickets = (model: Model<AnonymousTicketDocument>) => ({
  find: async (ticketId: string): Promise<AnonymousTicket | undefined> =>
    found(await model.findById(ticketId, whole).lean().exec()),

  /** Stores what is left; the first to do so decides. */
  add: async (ticket: AnonymousTicket): Promise<void> => {
    try {
      await model.create(ticket);
    } catch (error) {
      if (!duplicateKeyOf(error)) throw error;
    }
  },

  /** Stores the event, once. */
  tell: async (ticketId: string, event: EventEnvelope): Promise<void> => {
    await model.updateOne({ _id: ticketId, isTold: null }, { $set: { isTold: true }, ...withEvents(event) }).exec();
  },

  /** What a process that ended left half-done, also of tickets that were deleted at that moment. */
  untold: async function* (): AsyncGenerator<Pick<AnonymousTicket, '_id'>> {
    yield* model.find({ isTold: null }, { _id: 1 }).lean<Pick<AnonymousTicket, '_id'>>().cursor();
  },

  /** Those of which no response is left. */
  allTold: async function* (): AsyncGenerator<AnonymousTicket> {
    for await (const document of model.find({ isTold: true }, whole).lean().cursor())
      yield anonymousTicket.parse(document);
  },

  remove: async (ticketId: string): Promise<void> => {
    await model.deleteOne({ _id: ticketId }).exec();
  },
});

export type AnonymousTickets = ReturnType<typeof createAnonymousTickets>;
