import { createHash, randomUUID } from 'node:crypto';
import { newEvent } from '@exit-tickets/bus';
import { AppError, type NewTicketDraft, type TicketDraft, ticketChanged } from '@exit-tickets/contracts';
import { freeSlots, type Reservation, releaseReservations, saveReserved } from '../reservations.ts';
import { newTicket, type StoredTicket } from '../ticket.ts';
import { snapshotOf } from '../ticket-views.ts';
import { type Owned, originOf, type TicketsContext, type TraceContext } from '../tickets-context.ts';
import { withMaterial } from '../with-material.ts';
import { deleteStored } from './delete-ticket.ts';

/** The same call, sent twice, was faster; the material of this one is left for a sweep. */
class AlreadyStoredError extends Error {}

const store = async (
  context: TicketsContext,
  { id, teacherId }: Owned,
  draft: TicketDraft,
  trace: TraceContext,
): Promise<StoredTicket> => {
  const now = context.now();
  await releaseReservations(context, teacherId, now);
  const findSlots = () => freeSlots(context, teacherId, now);
  const slots = await findSlots();
  return withMaterial(context, id, draft.originalContent, async ({ materialId }) => {
    const ticketWith = ({ pin, slots }: Reservation) =>
      newTicket(draft, { id, teacherId, now, materialId, pin, slots });
    const reservation = await saveReserved(context, { slots }, findSlots, async (reservation) => {
      const ticket = ticketWith(reservation);
      const event = newEvent(ticketChanged, snapshotOf(ticket), originOf(context, trace));
      const outcome = await context.repository.insert(ticket, event);
      if (outcome === 'id_taken') throw new AlreadyStoredError();
      return outcome;
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

/** The id of the ticket that is made of a draft, each time it is sent; one that says anything else is another ticket. */
const idOfDraft = (teacherId: string, draft: NewTicketDraft): string =>
  createHash('sha256')
    .update(JSON.stringify([teacherId, draft]))
    .digest('hex')
    .slice(0, 32);

/**
 * Stores a new ticket, open for 7 days from now, under a PIN of its own, and publishes `TicketChanged`. A draft with an id
 * that was sent before, and whose answer got lost, gives the ticket that was made of it then.
 * @throws {TooManyOpenTicketsError}
 * @throws {TooManyNewTicketsError}
 * @throws {PinsExhaustedError}
 */
export const createTicket = async (
  context: TicketsContext,
  teacherId: string,
  draft: NewTicketDraft,
  trace: TraceContext,
): Promise<StoredTicket> => {
  const storeAs = (id: string) => store(context, { id, teacherId }, draft, trace);
  if (draft.draftId === undefined) return storeAs(randomUUID());
  const id = idOfDraft(teacherId, draft);
  const findStored = () => context.repository.findOfTeacher(id, teacherId);
  const stored = await findStored();
  if (stored) return stored;
  // What was deleted stays deleted everywhere.
  if (await context.tombstones.has(id)) return storeAs(randomUUID());
  try {
    return await storeAs(id);
  } catch (error) {
    const ofOther = error instanceof AlreadyStoredError ? await findStored() : null;
    if (!ofOther) throw error;
    return ofOther;
  }
};
