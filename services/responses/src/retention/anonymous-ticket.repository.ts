import { withEvents } from '@exit-tickets/bus';
import type { EventEnvelope } from '@exit-tickets/contracts';
import { unlessDuplicate } from '@exit-tickets/service-kit';
import type { Model } from 'mongoose';
import { type AnonymousTicket, type AnonymousTicketDocument, anonymousTicket } from './anonymous-ticket.model.ts';

const whole = { outbox: 0 } as const;
const found = (document: unknown): AnonymousTicket | undefined =>
  document === null ? undefined : anonymousTicket.parse(document);

/** All queries on anonymous results. */
export const createAnonymousTickets = (model: Model<AnonymousTicketDocument>) => ({
  find: async (ticketId: string): Promise<AnonymousTicket | undefined> =>
    found(await model.findById(ticketId, whole).lean().exec()),

  /** Stores the results of a ticket, unless some are stored already. */
  add: async (ticket: AnonymousTicket): Promise<void> => {
    await unlessDuplicate(model.create(ticket));
  },

  /** Stores the event, once. */
  tell: async (ticketId: string, event: EventEnvelope): Promise<void> => {
    await model.updateOne({ _id: ticketId, isTold: null }, { $set: { isTold: true }, ...withEvents(event) }).exec();
  },

  /** Tickets whose anonymisation was interrupted, including tickets deleted at that moment. */
  unannounced: async function* (): AsyncGenerator<Pick<AnonymousTicket, '_id'>> {
    yield* model.find({ isTold: null }, { _id: 1 }).lean<Pick<AnonymousTicket, '_id'>>().cursor();
  },

  /** Tickets whose anonymisation is complete. */
  announced: async function* (): AsyncGenerator<AnonymousTicket> {
    for await (const document of model.find({ isTold: true }, whole).lean().cursor())
      yield anonymousTicket.parse(document);
  },

  remove: async (ticketId: string): Promise<void> => {
    await model.deleteOne({ _id: ticketId }).exec();
  },
});

export type AnonymousTickets = ReturnType<typeof createAnonymousTickets>;
