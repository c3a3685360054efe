import { call } from '../../../shared/api/call.ts';
import { useTicketChange } from './use-ticket-change.ts';

/** Deletes a ticket for good, with its responses. */
export const useDeleteTicket = () => useTicketChange('delete', (id) => call('deleteTicket', { params: { id } }));
