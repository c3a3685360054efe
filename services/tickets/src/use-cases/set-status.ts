import { changeTicket } from '../change-ticket.ts';
import { releaseReservations } from '../pins/reservations.ts';
import { type StoredTicket, setActive } from '../ticket.ts';
import type { Owned, TicketsContext, TraceContext } from '../tickets-context.ts';

/**
 * Closes or opens a ticket and publishes `TicketChanged`; does nothing when it already has that status.
 * @throws {AppError} `ticket_not_found`
 * @throws {AppError} `ticket_analyzed`, `ticket_anonymized`, `pins_exhausted`
 * @throws {TooManyOpenTicketsError}
 * @throws {TooManyNewTicketsError}
 */
export const setStatus = async (
  context: TicketsContext,
  owned: Owned,
  isActive: boolean,
  trace: TraceContext,
): Promise<StoredTicket> => {
  const now = context.now();
  if (isActive) await releaseReservations(context, owned.teacherId, now);
  return changeTicket(context, owned, (ticket) => setActive(ticket, isActive, now), trace);
};
