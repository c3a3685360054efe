import { call } from '../../../shared/api/call.ts';
import { useTicketChange } from './use-ticket-change.ts';

/** Puts a ticket into the archive. */
export const useArchiveTicket = () => useTicketChange('archive', (id) => call('archiveTicket', { params: { id } }));
