import { searchWords, type TicketCursor, type TicketOrder, type TicketStatus } from '@exit-tickets/contracts';
import { classKeyOf } from '../list-keys.ts';
import type { StoredTicket } from '../ticket.ts';

/** Filters, order and start of a list. */
export interface ListQuery {
  teacherId: string;
  isArchived: boolean;
  sort: TicketOrder;
  before?: TicketCursor | undefined;
  /** An empty string selects tickets without a class. */
  className?: string | undefined;
  status?: TicketStatus | undefined;
  /** Restricts the list to ids found by the slot index: a condition on the status would scan all tickets. */
  ids?: readonly string[] | undefined;
  /** Every word must occur in the title, the class or a question. */
  search?: string | undefined;
}

const keyFields = { title: 'titleKey', class: 'classKey' } as const;
const newestFirst = { createdAt: -1, _id: -1 } as const;

/** Sort fields; each order has an index. */
export const sortOf = (order: TicketOrder) =>
  order === 'newest' ? newestFirst : ({ [keyFields[order]]: 1, ...newestFirst } as const);

/** The cursor of a ticket in this order. */
export const placeIn = (
  order: TicketOrder,
  ticket: Pick<StoredTicket, '_id' | 'createdAt' | 'titleKey' | 'classKey'>,
): TicketCursor => ({
  createdAt: ticket.createdAt,
  id: ticket._id,
  key: order === 'newest' ? undefined : ticket[keyFields[order]],
});

const olderThan = ({ createdAt, id }: TicketCursor) =>
  id === undefined
    ? { createdAt: { $lt: createdAt } }
    : { createdAt: { $lte: createdAt }, $or: [{ createdAt: { $lt: createdAt } }, { createdAt, _id: { $lt: id } }] };

/** Matches the tickets after this cursor. The range on the key lets the index answer the query. */
const after = (order: TicketOrder, place: TicketCursor) => {
  if (order === 'newest') return olderThan(place);
  const field = keyFields[order];
  return {
    [field]: { $gte: place.key },
    $or: [{ [field]: { $gt: place.key } }, { [field]: place.key, ...olderThan(place) }],
  };
};

/** The conditions of `statusOf`, as a filter. */
const inStatus = (status: TicketStatus, now: Date) => {
  if (status === 'analyzed') return { isAnalyzed: true };
  if (status === 'expired') return { isAnalyzed: false, expiresAt: { $lte: now } };
  return { isAnalyzed: false, expiresAt: { $gt: now }, isActive: status === 'active' };
};

const literally = (words: string): string => words.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The database filter of a list. */
export const listFilter = (
  { teacherId, isArchived, sort, before, className, status, ids, search }: ListQuery,
  now: Date,
) => ({
  $and: [
    { teacherId, isArchived },
    ...(className === undefined ? [] : [{ classKey: classKeyOf(className) }]),
    ...(status ? [inStatus(status, now)] : []),
    ...(ids ? [{ _id: { $in: ids } }] : []),
    ...searchWords(search ?? '').map((word) => ({ searchText: { $regex: literally(word) } })),
    ...(before ? [after(sort, before)] : []),
  ],
});
