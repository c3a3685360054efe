import type { Traffic } from '@exit-tickets/bus';
import { getTicketRequest, ticketDeleted } from '@exit-tickets/contracts';

/** What pdf does on the bus. */
export const traffic: Traffic = {
  consumes: { 'pdf-on-ticket-deleted': ticketDeleted },
  asks: [getTicketRequest],
};
