import type { Model } from 'mongoose';
import type { StoredTicket } from '../ticket.ts';
import { alive, type TicketDocument } from './ticket.model.ts';

/** The part of an update that withdraws a share link. */
export const notShared = { $unset: { shareHash: 1, sharedUntil: 1 } } as const;

/** Creates, withdraws and finds the links with which colleagues take over a ticket. */
export const shares = (model: Model<TicketDocument>) => ({
  /** Replaces a ticket's link; returns false when the teacher has no such ticket. Publishes no event. */
  share: async (id: string, teacherId: string, shareHash: string, sharedUntil: Date): Promise<boolean> => {
    const link = { $set: { shareHash, sharedUntil } };
    return (await model.updateOne({ _id: id, teacherId, ...alive }, link).exec()).matchedCount === 1;
  },

  unshare: async (id: string, teacherId: string): Promise<boolean> =>
    (await model.updateOne({ _id: id, teacherId, ...alive }, notShared).exec()).matchedCount === 1,

  /** The number of a teacher's other tickets with a valid link. */
  countShared: (teacherId: string, except: string, now: Date): Promise<number> =>
    model.countDocuments({ teacherId, sharedUntil: { $gt: now }, _id: { $ne: except }, ...alive }).exec(),

  findShared: (shareHash: string, now: Date): Promise<StoredTicket | null> =>
    model
      .findOne({ shareHash, sharedUntil: { $gt: now }, ...alive })
      .lean<StoredTicket>()
      .exec(),
});
