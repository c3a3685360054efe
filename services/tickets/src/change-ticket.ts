import { newEvent } from '@exit-tickets/bus';
import { AppError, ticketChanged } from '@exit-tickets/contracts';
import { freeSlots, saveReserved } from './pins/reservations.ts';
import { isOpenAt, type StoredTicket, type TicketChange, withReservations } from './ticket.ts';
import { snapshotOf } from './ticket-views.ts';
import { type Owned, originOf, type TicketsContext, type TraceContext } from './tickets-context.ts';
import { getById, getOwned } from './use-cases/read-tickets.ts';

/** Retries of one call after concurrent changes of its ticket, by other processes or by events. */
const maxAttempts = 10;

/**
 * Runs `attempt` until it returns something. The calls that change one ticket take turns in this process: together they
 * would make each other try again, and the last would never get through.
 * @throws {AppError} `service_unavailable` when others changed the ticket each time
 */
export const withTicketLock = <Result>(
  { ticketLock }: TicketsContext,
  id: string,
  attempt: () => Promise<Result | undefined>,
): Promise<Result> =>
  ticketLock(id, async () => {
    for (let tries = 0; tries < maxAttempts; tries++) {
      const result = await attempt();
      if (result !== undefined) return result;
    }
    throw new AppError('service_unavailable', { retryAfterSeconds: 1 });
  });

/**
 * Changes a ticket and stores its new snapshot as `TicketChanged`, in one write. When the ticket changed between
 * read and write, the decision is made again, so an edit either happens before the first response locks the ticket or
 * is refused.
 * @param target without a teacher: whoever's ticket it is
 * @param decide returns the change for the current ticket, or nothing when there is none; throws when it is not allowed
 * @throws {AppError} `ticket_not_found`, `service_unavailable`
 */
export const changeTicket = (
  context: TicketsContext,
  { id, teacherId }: Pick<Owned, 'id'> & Partial<Owned>,
  decide: (ticket: StoredTicket) => TicketChange | undefined,
  trace: TraceContext,
): Promise<StoredTicket> =>
  withTicketLock(context, id, async () => {
    const ticket = await (teacherId === undefined ? getById(context, id) : getOwned(context, { id, teacherId }));
    const change = decide(ticket);
    return change ? save(context, ticket, change, trace) : ticket;
  });

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
