import { consumer } from '@exit-tickets/bus';
import { ticketDeleted } from '@exit-tickets/contracts';
import type { Analyses } from './analyses.ts';

/** Deleting what is gone changes nothing, so a repeated event is harmless; a late one finds nothing new, ids are never used again. */
export const onTicketDeleted = (analyses: Analyses) =>
  consumer('ai-on-ticket-deleted', ticketDeleted, ({ data }) => analyses.forget(data.ticketId));
