import { changeTicket } from '../change-ticket.ts';
import { releaseReservations } from '../pins/reservations.ts';
import { reactivate, type StoredTicket } from '../ticket.ts';
import type { Owned, TicketsContext, TraceContext } from '../tickets-context.ts';

/**
 * Reopens a closed or expired ticket for 7 days and publishes `TicketChanged`. It keeps its PIN if that is still free.
 * @throws {AppError} `ticket_not_found`
 * @throws {AppError} `ticket_analyzed`
 * @throws {AppError} `ticket_is_open`, `ticket_anonymized`, `pins_exhausted`
 * @throws {TooManyOpenTicketsError}
 * @throws {TooManyNewTicketsError}
 */
export const reactivateTicket = async (
  context: TicketsContext,
  owned: Owned,
  trace: TraceContext,
): Promise<StoredTicket> => {
  const now = context.now();
  await releaseReservations(context, owned.teacherId, now);
  return changeTicket(context, owned, (ticket) => reactivate(ticket, now), trace);
};
