import { type Consumer, consumer } from '@exit-tickets/bus';
import { ticketAnalyzed } from '@exit-tickets/contracts';
import { TicketNotFoundError } from '../ticket.errors.ts';
import { markAnalyzed } from '../ticket.ts';
import type { Tickets } from '../tickets.ts';

/** An analysed ticket stays analysed, so a repeated event changes nothing; a deleted one needs no closing. */
export const onTicketAnalyzed = (tickets: Tickets): Consumer =>
  consumer('tickets-on-ticket-analyzed', ticketAnalyzed, async ({ data, traceparent }) => {
    try {
      const read = () => tickets.any(data.ticketId);
      await tickets.change(read, markAnalyzed, { traceparent });
    } catch (error) {
      if (!(error instanceof TicketNotFoundError)) throw error;
    }
  });
