import { changeTicket } from '../change-ticket.ts';
import { releaseReservations } from '../pins/reservations.ts';
import { type StoredTicket, setArchived } from '../ticket.ts';
import type { Owned, TicketsContext, TraceContext } from '../tickets-context.ts';

/**
 * Archives a ticket or restores it in its former state, and publishes `TicketChanged`. A restored ticket that is open
 * again takes slots, and a new PIN if its own was given to another ticket.
 * @throws {AppError} `ticket_not_found`
 */
export const archiveTicket = async (
  context: TicketsContext,
  owned: Owned,
  isArchived: boolean,
  trace: TraceContext,
): Promise<StoredTicket> => {
  if (!isArchived) await releaseReservations(context, owned.teacherId, context.now());
  return changeTicket(context, owned, (ticket) => setArchived(ticket, isArchived), trace);
};
