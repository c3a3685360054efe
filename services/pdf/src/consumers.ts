import { type Consumer, consumer } from '@exit-tickets/bus';
import { ticketDeleted } from '@exit-tickets/contracts';
import type { PdfCache } from './pdf-cache.ts';

/** The events that the pdf service consumes. */
export const consumersOf = (cache: PdfCache): readonly Consumer[] => [
  // Safe to repeat: ticket ids are never reused.
  consumer('pdf-on-ticket-deleted', ticketDeleted, async ({ data }) => cache.forget(data.ticketId)),
];
