import { hasErrorCode } from '@exit-tickets/contracts';
import { changeTicket } from '../change-ticket.ts';
import { markAnalyzed } from '../ticket.ts';
import type { TicketsContext, TraceContext } from '../tickets-context.ts';
import { getById } from './read-tickets.ts';

/**
 * Closes a ticket for good once it is analysed, and publishes `TicketChanged`. One that is analysed already stays as it is,
 * and one that was deleted meanwhile needs no closing.
 */
export const closeAnalyzedTicket = async (context: TicketsContext, id: string, trace: TraceContext): Promise<void> => {
  try {
    await changeTicket(context, () => getById(context, id), markAnalyzed, trace);
  } catch (error) {
    if (!hasErrorCode(error, 'ticket_not_found')) throw error;
  }
};
