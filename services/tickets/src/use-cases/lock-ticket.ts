import { AppError } from '@exit-tickets/contracts';
import { isOpenAt, type StoredTicket } from '../ticket.ts';
import type { TicketsContext } from '../tickets-context.ts';
import { getById } from './read-tickets.ts';

/**
 * Locks the questions for the first response, if the ticket still has this version (docs/design.md 6). Publishes no
 * event: the caller stores the lock.
 * @throws {AppError} `ticket_not_found`
 * @throws {AppError} `ticket_closed` when it is not open
 */
export const lockTicket = async (
  context: TicketsContext,
  id: string,
  version: number,
): Promise<{ isLocked: boolean; ticket: StoredTicket }> => {
  const locked = await context.repository.lock(id, version, context.now());
  if (locked) return { isLocked: true, ticket: locked };
  const ticket = await getById(context, id);
  if (!isOpenAt(ticket, context.now())) throw new AppError('ticket_closed');
  return { isLocked: false, ticket };
};
