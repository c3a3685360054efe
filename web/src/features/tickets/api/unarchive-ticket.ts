import { call } from '../../../shared/api/call.ts';
import { useTicketChange } from './use-ticket-change.ts';

/** Brings a ticket back from the archive. */
export const useUnarchiveTicket = () => useTicketChange('restore', (id) => call('unarchiveTicket', { params: { id } }));
