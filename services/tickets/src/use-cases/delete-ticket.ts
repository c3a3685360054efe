import { newEvent } from '@exit-tickets/bus';
import { ticketDeleted } from '@exit-tickets/contracts';
import { withTicketLock } from '../change-ticket.ts';
import { cooldownEndsAt, type StoredTicket } from '../ticket.ts';
import { type Owned, originOf, type TicketsContext, type TraceContext } from '../tickets-context.ts';
import { getOwned } from './read-tickets.ts';

/** Deletes a ticket as it was read, with its event; false when it changed since. */
export const deleteStored = async (
  context: TicketsContext,
  ticket: StoredTicket,
  trace: TraceContext,
): Promise<boolean> => {
  const now = context.now();
  const event = newEvent(ticketDeleted, { ticketId: ticket._id }, originOf(context, trace));
  await context.tombstones.add({ _id: ticket._id }, now);
  const isDeleted = await context.repository.delete(ticket, cooldownEndsAt(ticket, now), now, event);
  if (isDeleted) context.outbox.relay(ticket._id);
  return isDeleted;
};

/**
 * Deletes a ticket for good and publishes `TicketDeleted`, on which other services delete their data about it.
 * @throws {AppError} `ticket_not_found`
 */
export const deleteTicket = async (context: TicketsContext, owned: Owned, trace: TraceContext): Promise<void> => {
  await withTicketLock(
    context,
    owned.id,
    async () => (await deleteStored(context, await getOwned(context, owned), trace)) || undefined,
  );
};
