import { createHash, randomUUID } from 'node:crypto';
import { newEvent } from '@exit-tickets/bus';
import {
  AppError,
  hasErrorCode,
  limits,
  type NewTicketDraft,
  type TicketDraft,
  ticketChanged,
} from '@exit-tickets/contracts';
import { withMaterial } from '../material/with-material.ts';
import { freeSlots, type Reservation, releaseReservations, saveReserved } from '../pins/reservations.ts';
import { draftFields, isOpenAt, type NewTicket, newTicket, type StoredTicket } from '../ticket.ts';
import { snapshotOf } from '../ticket-views.ts';
import { type Owned, originOf, type TicketsContext, type TraceContext } from '../tickets-context.ts';
import { deleteStored } from './delete-ticket.ts';
import { editTicket } from './edit-ticket.ts';
import { materialOf } from './read-tickets.ts';

/** A ticket with the id of this draft exists already; the new material is left to `sweep`. */
class AlreadyStoredError extends Error {}

const store = async (
  context: TicketsContext,
  { id, teacherId }: Owned,
  draft: NewTicket,
  trace: TraceContext,
): Promise<StoredTicket> => {
  const now = context.now();
  // Not exact: concurrent calls may all pass. The hourly slots (`freeSlots`) limit the excess.
  if ((await context.repository.countOfTeacher(teacherId)) >= limits.ticketsPerTeacher)
    throw new AppError('too_many_tickets');
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
    // A token may outlive its account briefly: delete what it created.
    if (await context.deletedTeachers.has(teacherId)) {
      await deleteStored(context, ticket, trace);
      await context.repository.clearOwner(teacherId);
      throw new AppError('not_logged_in');
    }
    return ticket;
  });
};

/** The id of the ticket made from a draft; the same on every retry. */
const idOfDraft = (...parts: [teacherId: string, draftId: string, text?: string]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);

const says = async (context: TicketsContext, ticket: StoredTicket, draft: TicketDraft): Promise<boolean> => {
  const { originalContent } = draft;
  if (JSON.stringify(draftFields(ticket)) !== JSON.stringify(draftFields(draft))) return false;
  return originalContent === undefined || originalContent === ((await materialOf(context, ticket)) ?? '');
};

/** The ticket made from this draft earlier, updated to the draft; undefined when it cannot be reused. */
const madeBefore = async (
  context: TicketsContext,
  owned: Owned,
  draft: TicketDraft,
  trace: TraceContext,
): Promise<StoredTicket | undefined> => {
  const ticket = await context.repository.findOfTeacher(owned.id, owned.teacherId);
  if (!ticket || !isOpenAt(ticket, context.now())) return undefined;
  if (await says(context, ticket, draft)) return ticket;
  try {
    return await editTicket(context, owned, draft, trace);
  } catch (error) {
    // It can no longer be edited, so the changed draft becomes another ticket.
    if (hasErrorCode(error, 'ticket_has_responses', 'ticket_not_found')) return undefined;
    throw error;
  }
};

/**
 * Stores a new ticket with its own PIN, open for 7 days, and publishes `TicketChanged`. When a draft id is sent again
 * because the first response was lost, returns the ticket made from it, provided that ticket can still be edited to
 * match the draft.
 * @throws {AppError} `too_many_tickets`
 * @throws {TooManyOpenTicketsError}
 * @throws {TooManyNewTicketsError}
 * @throws {AppError} `pins_exhausted`
 */
export const createTicket = async (
  context: TicketsContext,
  teacherId: string,
  { draftId, ...draft }: NewTicketDraft & NewTicket,
  trace: TraceContext,
): Promise<StoredTicket> => {
  const storeAs = (id: string) => store(context, { id, teacherId }, draft, trace);
  if (draftId === undefined) return storeAs(randomUUID());
  // If the first ticket can no longer be edited, the changed draft gets its own id, which a retry finds again.
  for (const id of [idOfDraft(teacherId, draftId), idOfDraft(teacherId, draftId, JSON.stringify(draft))]) {
    const findMade = () => madeBefore(context, { id, teacherId }, draft, trace);
    const made = await findMade();
    if (made) return made;
    // Never recreate a deleted ticket under the same id.
    if (await context.tombstones.has(id)) continue;
    try {
      return await storeAs(id);
    } catch (error) {
      // A duplicate of this call may have taken the teacher's last slot.
      const meanwhile = await findMade();
      if (meanwhile) return meanwhile;
      if (!(error instanceof AlreadyStoredError)) throw error;
    }
  }
  return storeAs(randomUUID());
};
