import { newEvent } from '@exit-tickets/bus';
import { ticketChanged } from '@exit-tickets/contracts';
import { freeSlots, saveReserved } from './pins/reservations.ts';
import { isOpenAt, type StoredTicket, type TicketChange, withReservations } from './ticket.ts';
import { snapshotOf } from './ticket-views.ts';
import { originOf, type TicketsContext, type TraceContext } from './tickets-context.ts';

/** Retries of one call after concurrent changes of its ticket. */
export const maxAttempts = 10;

/**
 * Changes a ticket and publishes the whole of it with `TicketChanged`, in one write. When the ticket changed between
 * read and write, the decision is made again, so an edit either happens before the first response locks the ticket or
 * is refused.
 * @param decide returns the change for the current ticket, or nothing when there is none; throws when it is not allowed
 */
export const changeTicket = async (
  context: TicketsContext,
  read: () => Promise<StoredTicket>,
  decide: (ticket: StoredTicket) => TicketChange | undefined,
  trace: TraceContext,
): Promise<StoredTicket> => {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const ticket = await read();
    const change = decide(ticket);
    if (!change) return ticket;
    const changed = await save(context, ticket, change, trace);
    if (changed) return changed;
  }
  throw new Error('the ticket kept changing while it was being changed');
};

/**
 * Undefined when the ticket changed since it was read. A PIN that now belongs to another ticket is replaced; a ticket
 * that opens takes its slots with the same write.
 */
const save = async (
  context: TicketsContext,
  ticket: StoredTicket,
  change: TicketChange,
  trace: TraceContext,
): Promise<StoredTicket | undefined> => {
  const now = context.now();
  const settled = withReservations(ticket, change, now);
  const changed: StoredTicket = { ...ticket, ...settled, version: ticket.version + 1 };
  const event = newEvent(ticketChanged, snapshotOf(changed), originOf(context, trace));
  const findSlots = () => freeSlots(context, ticket.teacherId, now, ticket.hourSlot);
  const isOpening = isOpenAt(changed, now) && !isOpenAt(ticket, now);
  const reservation = { pin: ticket.pin, slots: isOpening ? await findSlots() : undefined };
  let slotsTaken = 0;
  const { outcome, pin, slots } = await saveReserved(context, reservation, findSlots, async ({ pin, slots }) => {
    const outcome = await context.repository.save(ticket, { ...settled, ...slots, pin }, event);
    if (outcome === 'slot_taken') slotsTaken += 1;
    // Another ticket may have taken its former slot of the hour by now.
    return slotsTaken < maxAttempts ? outcome : 'outdated';
  });
  if (outcome === 'outdated') return undefined;
  context.outbox.relay(ticket._id);
  return { ...changed, ...slots, pin };
};
