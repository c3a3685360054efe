import { type Consumer, consumer } from '@exit-tickets/bus';
import { ticketAnalyzed } from '@exit-tickets/contracts';
import type { TicketsContext } from '../tickets-context.ts';
import { closeAnalyzedTicket } from '../use-cases/close-analyzed-ticket.ts';

/** An analysed ticket stays analysed, so a repeated event changes nothing. */
export const onTicketAnalyzed = (context: TicketsContext): Consumer =>
  consumer('tickets-on-ticket-analyzed', ticketAnalyzed, ({ data, traceparent }) =>
    closeAnalyzedTicket(context, data.ticketId, { traceparent }),
  );
