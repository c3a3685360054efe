import { changeTicket } from '../change-ticket.ts';
import { releaseReservations } from '../pins/reservations.ts';
import { type StoredTicket, setArchived } from '../ticket.ts';
import type { Owned, TicketsContext, TraceContext } from '../tickets-context.ts';

/**
 * Puts a ticket in the archive or brings it back as it was, and publishes `TicketChanged`. One that students can answer again
 * opens with that, so it takes slots, and another PIN if its own went to another ticket.
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
