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

/** A ticket has the id of this draft already; the material that came along is left for a sweep. */
class AlreadyStoredError extends Error {}

const store = async (
  context: TicketsContext,
  { id, teacherId }: Owned,
  draft: NewTicket,
  trace: TraceContext,
): Promise<StoredTicket> => {
  const now = context.now();
  // Not exact: concurrent calls may all pass. The slots of an hour (`freeSlots`) bound the excess.
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
    // A session may outlive its account by a moment: nothing of that stays.
    if (await context.deletedTeachers.has(teacherId)) {
      await deleteStored(context, ticket, trace);
      await context.repository.clearOwner(teacherId);
      throw new AppError('not_logged_in');
    }
    return ticket;
  });
};

/** The id of the ticket that is made of a draft, each time it is sent. */
const idOfDraft = (...parts: [teacherId: string, draftId: string, text?: string]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);

const says = async (context: TicketsContext, ticket: StoredTicket, draft: TicketDraft): Promise<boolean> => {
  const { originalContent } = draft;
  if (JSON.stringify(draftFields(ticket)) !== JSON.stringify(draftFields(draft))) return false;
  return originalContent === undefined || originalContent === ((await materialOf(context, ticket)) ?? '');
};

/** The ticket that was made of a draft before, edited where the draft says something else by now; undefined when it is no longer open. */
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
    // What the draft says now is another ticket.
    if (hasErrorCode(error, 'ticket_has_responses', 'ticket_not_found')) return undefined;
    throw error;
  }
};

/**
 * Stores a new ticket, open for 7 days from now, under its own PIN, and publishes `TicketChanged`. A draft with an id
 * that was sent before, and whose answer got lost, gives the ticket that was made of it then, as long as that can still say
 * what the draft says.
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
  // If the first ticket can no longer be edited, the draft as it is now gets another one, under an id that a retry finds again.
  for (const id of [idOfDraft(teacherId, draftId), idOfDraft(teacherId, draftId, JSON.stringify(draft))]) {
    const findMade = () => madeBefore(context, { id, teacherId }, draft, trace);
    const made = await findMade();
    if (made) return made;
    // What was deleted stays deleted everywhere.
    if (await context.tombstones.has(id)) continue;
    try {
      return await storeAs(id);
    } catch (error) {
      // The same call, sent twice, may have taken the teacher's last place.
      const meanwhile = await findMade();
      if (meanwhile) return meanwhile;
      if (!(error instanceof AlreadyStoredError)) throw error;
    }
  }
  return storeAs(randomUUID());
};
