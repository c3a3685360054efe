import { randomUUID } from 'node:crypto';
import { newEvent } from '@exit-tickets/bus';
import { AppError, type TicketDraft, ticketChanged } from '@exit-tickets/contracts';
import { freeSlots, type Reservation, releaseReservations, saveReserved } from '../reservations.ts';
import { newTicket, type StoredTicket } from '../ticket.ts';
import { snapshotOf } from '../ticket-views.ts';
import { originOf, type TicketsContext, type TraceContext } from '../tickets-context.ts';
import { withMaterial } from '../with-material.ts';
import { deleteStored } from './delete-ticket.ts';

/**
 * Stores a new ticket, open for 7 days from now, under a PIN of its own, and publishes `TicketChanged`.
 * @throws {TooManyOpenTicketsError}
 * @throws {TooManyNewTicketsError}
 * @throws {PinsExhaustedError}
 */
export const createTicket = async (
  context: TicketsContext,
  teacherId: string,
  draft: TicketDraft,
  trace: TraceContext,
): Promise<StoredTicket> => {
  const now = context.now();
  const id = randomUUID();
  await releaseReservations(context, teacherId, now);
  const findSlots = () => freeSlots(context, teacherId, now);
  const slots = await findSlots();
  return withMaterial(context, id, draft.originalContent, async ({ materialId }) => {
    const ticketWith = ({ pin, slots }: Reservation) =>
      newTicket(draft, { id, teacherId, now, materialId, pin, slots });
    const reservation = await saveReserved(context, { slots }, findSlots, (reservation) => {
      const ticket = ticketWith(reservation);
      const event = newEvent(ticketChanged, snapshotOf(ticket), originOf(context, trace));
      return context.repository.insert(ticket, event);
    });
    const ticket = ticketWith(reservation);
    context.outbox.relay(id);
    // A session may outlive its account by a moment: nothing of that stays.
    if (await context.deletedTeachers.has(teacherId)) {
      await deleteStored(context, ticket, trace);
      await context.repository.disown(teacherId);
      throw new AppError('not_logged_in');
    }
    return ticket;
  });
};
