import { type Consumer, consumer } from '@exit-tickets/bus';
import { ticketDeleted } from '@exit-tickets/contracts';
import type { TicketsContext } from '../tickets-context.ts';

/** The service hears its own deletion, so that the material goes however often a crash interrupts; nothing comes back. */
export const onTicketDeleted = ({ materials }: TicketsContext): Consumer =>
  consumer('tickets-on-ticket-deleted', ticketDeleted, ({ data }) => materials.removeOfTicket(data.ticketId));
