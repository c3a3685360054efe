import { searchWords, type TicketCursor, type TicketOrder, type TicketStatus } from '@exit-tickets/contracts';
import { classKeyOf } from '../list-keys.ts';
import type { StoredTicket } from '../ticket.ts';

/** Filters of a list, and where it starts. */
export interface ListQuery {
  teacherId: string;
  isArchived: boolean;
  sort: TicketOrder;
  before?: TicketCursor | undefined;
  /** Empty: tickets without a class. */
  className?: string | undefined;
  status?: TicketStatus | undefined;
  /** Only these ids, found by the index of slots: a condition on the status would scan all tickets. */
  ids?: readonly string[] | undefined;
  /** Words that the title, the class and the questions have between them. */
  search?: string | undefined;
}

const keyFields = { title: 'titleKey', class: 'classKey' } as const;
const newestFirst = { createdAt: -1, _id: -1 } as const;

/** Sort fields; each order has an index. */
export const sortOf = (order: TicketOrder) =>
  order === 'newest' ? newestFirst : ({ [keyFields[order]]: 1, ...newestFirst } as const);

/** The place of a ticket in a list of this order. */
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

/** The tickets after this place. The range on the key lets the index answer the query. */
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

/** A list as a filter of the database. */
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
