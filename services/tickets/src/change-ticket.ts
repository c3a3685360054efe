import { newEvent } from '@exit-tickets/bus';
import { AppError, ticketChanged } from '@exit-tickets/contracts';
import { freeSlots, saveReserved } from './pins/reservations.ts';
import { isOpenAt, type StoredTicket, type TicketChange, withReservations } from './ticket.ts';
import { snapshotOf } from './ticket-views.ts';
import { type Owned, originOf, type TicketsContext, type TraceContext } from './tickets-context.ts';
import { getById, getOwned } from './use-cases/read-tickets.ts';

/** Attempts per call when the ticket is changed concurrently by other processes or by events. */
const maxAttempts = 10;

/**
 * Runs `attempt` until it returns a result. Calls that change the same ticket run one at a time in this process;
 * otherwise they would keep conflicting, and the last one might never succeed.
 * @throws {AppError} `service_unavailable` when every attempt met a concurrent change
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
 * Changes a ticket and stores its new snapshot as `TicketChanged` in the same write. If the ticket changed between read
 * and write, `decide` runs again, so an edit either precedes the first response, which locks the ticket, or is refused.
 * @param target without `teacherId`, the owner is not checked
 * @param decide returns the change for the current ticket, or undefined for no change; throws when it is not allowed
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
 * Returns undefined when the ticket changed since it was read. Replaces a PIN that now belongs to another ticket. A
 * ticket that opens takes its slots in the same write.
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
    // Another ticket may hold its former hourly slot by now, so the number of retries is limited.
    return slotsTaken < maxAttempts ? outcome : 'outdated';
  });
  if (outcome === 'outdated') return undefined;
  context.outbox.relay(ticket._id);
  return { ...changed, ...slots, pin };
};
