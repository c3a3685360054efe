import type { TicketCursor } from '@exit-tickets/contracts';
import { PinNotFoundError, TicketNotFoundError } from '../ticket.errors.ts';
import { isOpenAt, type ListedStoredTicket, type StoredTicket } from '../ticket.ts';
import type { Owned, TicketsContext } from '../tickets-context.ts';

/** @throws {TicketNotFoundError} when it is missing or another teacher's */
export const getOwned = async ({ repository }: TicketsContext, { id, teacherId }: Owned): Promise<StoredTicket> => {
  const ticket = await repository.findOfTeacher(id, teacherId);
  if (!ticket) throw new TicketNotFoundError();
  return ticket;
};

/** A ticket whoever's it is: only for other services. @throws {TicketNotFoundError} */
export const getById = async ({ repository }: TicketsContext, id: string): Promise<StoredTicket> => {
  const ticket = await repository.find(id);
  if (!ticket) throw new TicketNotFoundError();
  return ticket;
};

/** The ticket that pupils answer under this PIN. @throws {PinNotFoundError} alike for an unknown PIN and a ticket that is not open */
export const findByPin = async ({ repository, now }: TicketsContext, pin: string): Promise<StoredTicket> => {
  const ticket = await repository.findByPin(pin);
  if (!ticket || !isOpenAt(ticket, now())) throw new PinNotFoundError();
  return ticket;
};

/** The material a ticket was made from, if any. */
export const materialOf = async (
  { materials }: TicketsContext,
  { materialId }: StoredTicket,
): Promise<string | undefined> => (materialId ? materials.contentOf(materialId) : undefined);

/** One page of a list. */
export interface TicketPage {
  tickets: ListedStoredTicket[];
  /** How many tickets there are on all pages. */
  total: number;
  /** Where the next page begins; absent on the last. */
  next: TicketCursor | undefined;
}

/** A teacher's tickets, or those in the archive, newest first. */
export const listTickets = async (
  { repository }: TicketsContext,
  teacherId: string,
  isArchived: boolean,
  { before, limit }: { before: TicketCursor | undefined; limit: number },
): Promise<TicketPage> => {
  const [found, total] = await Promise.all([
    repository.listOfTeacher(teacherId, isArchived, { before, limit: limit + 1 }),
    repository.countOfTeacher(teacherId, isArchived),
  ]);
  const tickets = found.slice(0, limit);
  const last = found.length > limit ? tickets.at(-1) : undefined;
  return { tickets, total, next: last && { createdAt: last.createdAt, id: last._id } };
};
