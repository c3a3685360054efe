import { call } from '../../../shared/api/call.ts';
import { useTicketChange } from './use-ticket-change.ts';

/** Opens a closed or expired ticket again. */
export const useReactivateTicket = () =>
  useTicketChange('reactivate', (id) => call('reactivateTicket', { params: { id } }));
