import type { Model } from 'mongoose';
import type { ShownStoredTicket, StoredTicket } from '../ticket.ts';
import { type ListQuery, listFilter, sortOf } from './list-query.ts';
import { alive, notShown, type TicketDocument } from './ticket.model.ts';

/** Batch size for a list that is being sent. */
const portionSize = 20;

type ListedPlace = Pick<StoredTicket, '_id' | 'createdAt' | 'titleKey' | 'classKey'>;
type ClassOfTicket = Pick<StoredTicket, 'className' | 'classKey'>;

/** Reads the lists of a teacher. */
export const lists = (model: Model<TicketDocument>) => ({
  /** The cursors of a list's first `limit` tickets, in order. */
  places: (query: ListQuery, limit: number, now: Date): Promise<ListedPlace[]> =>
    model
      .find({ ...alive, ...listFilter(query, now) }, { createdAt: 1, titleKey: 1, classKey: 1 })
      .sort(sortOf(query.sort))
      .limit(limit)
      // One batch per page: later batches would be read and checked again.
      .batchSize(limit)
      .lean<ListedPlace[]>()
      .exec(),

  /** Yields these tickets in this order, read in batches, without question guides; tallies only on request. */
  inOrder: async function* (ids: readonly string[], hasTallies: boolean): AsyncGenerator<ShownStoredTicket> {
    const fields = { ...notShown, rightAnswers: 0, ...(!hasTallies && { judged: 0 }) } as const;
    for (let from = 0; from < ids.length; from += portionSize) {
      const portion = ids.slice(from, from + portionSize);
      const found = await model
        .find({ _id: { $in: portion }, ...alive }, fields)
        .lean<ShownStoredTicket[]>()
        .exec();
      const byId = new Map(found.map((ticket) => [ticket._id, ticket]));
      yield* portion.flatMap((id) => byId.get(id) ?? []);
    }
  },

  /** The total of a list over all pages. */
  countOfList: ({ before: _, ...query }: ListQuery, now: Date): Promise<number> =>
    model.countDocuments({ ...alive, ...listFilter(query, now) }).exec(),

  /** The classes of the newest tickets in a list, each with its sort key. */
  classesOf: (list: { teacherId: string; isArchived: boolean }, limit: number): Promise<ClassOfTicket[]> =>
    model
      .find({ ...list, ...alive }, { _id: 0, className: 1, classKey: 1 })
      .sort(sortOf('newest'))
      .limit(limit)
      .batchSize(limit)
      .lean<ClassOfTicket[]>()
      .exec(),
});
