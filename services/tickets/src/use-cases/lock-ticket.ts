import { TicketClosedError } from '../ticket.errors.ts';
import { isOpenAt, type StoredTicket } from '../ticket.ts';
import type { TicketsContext } from '../tickets-context.ts';
import { getById } from './read-tickets.ts';

/**
 * Makes the questions final for a first response, if the ticket is still of this version (docs/design.md 6). Nobody hears
 * of it: who asked keeps it.
 * @throws {TicketNotFoundError}
 * @throws {TicketClosedError} when it is not open
 */
export const lockTicket = async (
  context: TicketsContext,
  id: string,
  version: number,
): Promise<{ isLocked: boolean; ticket: StoredTicket }> => {
  const locked = await context.repository.lock(id, version, context.now());
  if (locked) return { isLocked: true, ticket: locked };
  const ticket = await getById(context, id);
  if (!isOpenAt(ticket, context.now())) throw new TicketClosedError();
  return { isLocked: false, ticket };
};
