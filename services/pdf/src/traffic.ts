import type { Traffic } from '@exit-tickets/bus';
import { getTicketRequest, ticketDeleted } from '@exit-tickets/contracts';

/** The events and requests of the pdf service. */
export const traffic: Traffic = {
  consumes: { 'pdf-on-ticket-deleted': ticketDeleted },
  asks: [getTicketRequest],
};
