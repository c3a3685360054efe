import { type Consumer, consumer } from '@exit-tickets/bus';
import { responseSubmitted, ticketAnalyzed, ticketDeleted } from '@exit-tickets/contracts';
import type { TicketsContext } from './tickets-context.ts';
import { closeAnalyzedTicket } from './use-cases/close-analyzed-ticket.ts';

/** The events that tickets hears. */
export const consumersOf = (context: TicketsContext): readonly Consumer[] => [
  // The count only ever rises, so a late or repeated event changes nothing.
  consumer('tickets-on-response-submitted', responseSubmitted, async ({ data }) => {
    await context.repository.raiseResponseCount(data.ticketId, data.responseCount);
  }),

  // An analysed ticket stays analysed, so a repeated event changes nothing.
  consumer('tickets-on-ticket-analyzed', ticketAnalyzed, ({ data, traceparent }) =>
    closeAnalyzedTicket(context, data.ticketId, { traceparent }),
  ),

  // Its own deletion, so that the material goes however often a crash interrupts; nothing comes back.
  consumer('tickets-on-ticket-deleted', ticketDeleted, ({ data }) => context.materials.removeOfTicket(data.ticketId)),
];
