import { type Consumer, consumer } from '@exit-tickets/bus';
import { ticketDeleted } from '@exit-tickets/contracts';
import type { PdfCache } from './pdf-cache.ts';

/** The events that pdf hears. */
export const consumersOf = (cache: PdfCache): readonly Consumer[] => [
  // Forgetting what is forgotten changes nothing, and a ticket's id is never used again.
  consumer('pdf-on-ticket-deleted', ticketDeleted, async ({ data }) => cache.forget(data.ticketId)),
];
