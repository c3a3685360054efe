import { hasErrorCode } from '@exit-tickets/contracts';
import { changeTicket } from '../change-ticket.ts';
import { markAnalyzed, markAnonymized, type StoredTicket, type TicketChange } from '../ticket.ts';
import type { TicketsContext, TraceContext } from '../tickets-context.ts';

/** Ignores a ticket that was deleted meanwhile. */
const closeForGood = async (
  context: TicketsContext,
  id: string,
  decide: (ticket: StoredTicket) => TicketChange | undefined,
  trace: TraceContext,
): Promise<void> => {
  try {
    await changeTicket(context, { id }, decide, trace);
  } catch (error) {
    if (!hasErrorCode(error, 'ticket_not_found')) throw error;
  }
};

/**
 * Closes a ticket for good once it is analysed, and publishes `TicketChanged`. Does nothing when it is already analysed
 * or was deleted meanwhile.
 */
export const closeAnalyzedTicket = (context: TicketsContext, id: string, trace: TraceContext): Promise<void> =>
  closeForGood(context, id, markAnalyzed, trace);

/** Closes a ticket for good once its answers are anonymised. */
export const closeAnonymizedTicket = (
  context: TicketsContext,
  id: string,
  anonymizedAt: Date,
  trace: TraceContext,
): Promise<void> => closeForGood(context, id, (ticket) => markAnonymized(ticket, anonymizedAt), trace);
