import { newEvent } from '@exit-tickets/bus';
import { ticketDeleted } from '@exit-tickets/contracts';
import { maxAttempts } from '../change-ticket.ts';
import { cooldownEndsAt } from '../ticket.ts';
import { type Owned, originOf, type TicketsContext, type TraceContext } from '../tickets-context.ts';
import { getOwned } from './read-tickets.ts';

/**
 * Deletes a ticket for good, and publishes `TicketDeleted`, which takes along what hangs on it elsewhere.
 * @throws {TicketNotFoundError}
 */
export const deleteTicket = async (context: TicketsContext, owned: Owned, trace: TraceContext): Promise<void> => {
  const now = context.now();
  const event = newEvent(ticketDeleted, { ticketId: owned.id }, originOf(context, trace));
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const ticket = await getOwned(context, owned);
    if (await context.repository.delete(ticket, cooldownEndsAt(ticket, now), now, event)) {
      context.outbox.relay(owned.id);
      return;
    }
  }
  throw new Error('the ticket kept changing while it was being deleted');
};
