import type { Model } from 'mongoose';
import type { StoredTicket } from '../ticket.ts';
import { alive, type TicketDocument } from './ticket.model.ts';

/** The part of an update that ends a link. */
export const notShared = { $unset: { shareHash: 1, sharedUntil: 1 } } as const;

/** Gives, ends and finds the links by which colleagues take a ticket over. */
export const shares = (model: Model<TicketDocument>) => ({
  /** Replaces the link of a ticket; false when the teacher has no such ticket. Publishes no event. */
  share: async (id: string, teacherId: string, shareHash: string, sharedUntil: Date): Promise<boolean> => {
    const link = { $set: { shareHash, sharedUntil } };
    return (await model.updateOne({ _id: id, teacherId, ...alive }, link).exec()).matchedCount === 1;
  },

  unshare: async (id: string, teacherId: string): Promise<boolean> =>
    (await model.updateOne({ _id: id, teacherId, ...alive }, notShared).exec()).matchedCount === 1,

  /** How many other tickets of a teacher have a link that is good. */
  countShared: (teacherId: string, except: string, now: Date): Promise<number> =>
    model.countDocuments({ teacherId, sharedUntil: { $gt: now }, _id: { $ne: except }, ...alive }).exec(),

  findShared: (shareHash: string, now: Date): Promise<StoredTicket | null> =>
    model
      .findOne({ shareHash, sharedUntil: { $gt: now }, ...alive })
      .lean<StoredTicket>()
      .exec(),
});
