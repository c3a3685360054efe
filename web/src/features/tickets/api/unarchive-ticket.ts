import { call } from '../../../api/call.ts';
import { useTicketChange } from './use-ticket-change.ts';

/** Brings a ticket back from the archive. */
export const useUnarchiveTicket = () => useTicketChange('restore', (id) => call('unarchiveTicket', { params: { id } }));
