import { type Consumer, consumer } from '@exit-tickets/bus';
import { ticketDeleted } from '@exit-tickets/contracts';
import type { PdfCache } from '../pdf-cache.ts';

/** Forgetting what is forgotten changes nothing, and a ticket's id is never used again. */
export const onTicketDeleted = (cache: PdfCache): Consumer =>
  consumer('pdf-on-ticket-deleted', ticketDeleted, async ({ data }) => cache.forget(data.ticketId));
