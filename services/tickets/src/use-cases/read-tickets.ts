import { AppError, limits, type Ticket, type TicketCursor } from '@exit-tickets/contracts';
import { type ListQuery, placeIn } from '../repository/list-query.ts';
import {
  type ComparedStoredTicket,
  isOpenAt,
  isReleasedAt,
  originIdOf,
  type ShownStoredTicket,
  type StoredTicket,
} from '../ticket.ts';
import type { Owned, TicketsContext } from '../tickets-context.ts';

/** @throws {AppError} `ticket_not_found` when it is missing or another teacher's */
export const getOwned = async ({ repository }: TicketsContext, { id, teacherId }: Owned): Promise<StoredTicket> => {
  const ticket = await repository.findOfTeacher(id, teacherId);
  if (!ticket) throw new AppError('ticket_not_found');
  return ticket;
};

/** Reads a ticket without checking its owner: only for other services. @throws {AppError} `ticket_not_found` */
export const getById = async ({ repository }: TicketsContext, id: string): Promise<StoredTicket> => {
  const ticket = await repository.find(id);
  if (!ticket) throw new AppError('ticket_not_found');
  return ticket;
};

/** A PIN finds an open ticket, and until the cooldown ends also a closed one with released answers. */
const isFoundAt = (ticket: ShownStoredTicket, now: Date): boolean =>
  isOpenAt(ticket, now) || (isReleasedAt(ticket, now) && ticket.pinFreeAt > now);

/** The tickets that students can answer under these PINs or whose right answers they can read, by PIN. */
export const findByPins = async (
  { repository, now }: TicketsContext,
  pins: readonly string[],
): Promise<Map<string, ShownStoredTicket>> => {
  const found = await repository.findByPins([...new Set(pins)]);
  const at = now();
  return new Map(found.flatMap((ticket) => (isFoundAt(ticket, at) ? [[ticket.pin, ticket] as const] : [])));
};

/** The ticket, if students can read its right answers; otherwise null. */
export const findReleased = async (
  { repository, now }: TicketsContext,
  id: string,
): Promise<ShownStoredTicket | null> => {
  const ticket = await repository.find(id);
  return ticket && isReleasedAt(ticket, now()) ? ticket : null;
};

/** The material a ticket was made from, if any. */
export const materialOf = async (
  { materials }: TicketsContext,
  { materialId }: StoredTicket,
): Promise<string | undefined> => (materialId ? materials.contentOf(materialId) : undefined);

/** A ticket and the unarchived tickets with the same origin, newest first. */
export const findCopies = async (
  context: TicketsContext,
  owned: Owned,
): Promise<{ tickets: ComparedStoredTicket[]; hasMore: boolean }> => {
  const ticket = await getOwned(context, owned);
  const found = await context.repository.copiesOf(owned.teacherId, originIdOf(ticket), limits.copiesCompared + 1);
  const others = found.filter(({ _id }) => _id !== ticket._id);
  const tickets = [ticket, ...others.slice(0, limits.copiesCompared - 1)];
  return {
    tickets: tickets.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime()),
    hasMore: others.length >= limits.copiesCompared,
  };
};

/** The number of tickets with the same origin and of their classes; undefined without copies. */
export const countCopies = async ({ repository }: TicketsContext, ticket: StoredTicket): Promise<Ticket['copies']> => {
  const found = await repository.classesOfCopies(ticket.teacherId, originIdOf(ticket), limits.copiesCompared);
  const all = [ticket, ...found.filter(({ _id }) => _id !== ticket._id)].slice(0, limits.copiesCompared);
  if (all.length === 1) return undefined;
  // Tickets without a class may belong to any class, so each counts separately.
  const classes = new Set(all.map(({ _id, className, classKey }) => (className ? classKey : _id)));
  return { tickets: all.length, classes: classes.size };
};

/** One page of a list. */
export interface TicketPage {
  /** Read from the database during iteration. */
  tickets: AsyncIterable<ShownStoredTicket>;
  /** The number of tickets on all pages. A search counts at most `ticketsCountedOfSearch` + 1. */
  total: number;
  /** The cursor of the next page; absent on the last one. */
  next: TicketCursor | undefined;
}

const countOf = async (repository: TicketsContext['repository'], query: ListQuery, now: Date): Promise<number> => {
  if (query.search === undefined) return repository.countOfList(query, now);
  const counted = await repository.places({ ...query, before: undefined }, limits.ticketsCountedOfSearch + 1, now);
  return counted.length;
};

/** A page of a teacher's current or archived tickets. Open tickets are found by the slot index, whatever their age. */
export const listTickets = async (
  { repository, now: clock }: TicketsContext,
  asked: ListQuery,
  wanted: number,
): Promise<TicketPage> => {
  const now = clock();
  const limit = asked.search ? Math.min(wanted, limits.ticketsPerPageOfSearch) : wanted;
  const ids =
    asked.status === 'active' && !asked.isArchived ? await repository.idsWithSlot(asked.teacherId) : undefined;
  const query = { ...asked, ids };
  const found = await repository.places(query, limit + 1, now);
  // No extra count when everything fits on the first page: a search reads the text of every ticket.
  const isWhole = !query.before && found.length <= limit;
  const total = isWhole ? found.length : await countOf(repository, query, now);
  const places = found.slice(0, limit);
  const last = found.length > limit ? places.at(-1) : undefined;
  const tickets = repository.inOrder(
    places.map(({ _id }) => _id),
    query.search !== undefined,
  );
  return { tickets, total, next: last && placeIn(query.sort, last) };
};

/** The sorted classes of a list, taken from its newest tickets so that the query is bounded. */
export const listClassNames = async (
  { repository }: TicketsContext,
  list: { teacherId: string; isArchived: boolean },
): Promise<string[]> => {
  const found = await repository.classesOf(list, limits.ticketsReadForClasses);
  const names = new Map<string, string>();
  for (const { classKey, className } of found) if (className && !names.has(classKey)) names.set(classKey, className);
  return [...names]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, limits.classesListed)
    .map(([, name]) => name);
};
