import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { ticketKeys } from '../../../api/ticket-keys.ts';

/** What a model was sent about this ticket; read anew whenever somebody looks. */
export const sentQuery = (ticketId: string) =>
  queryOptions({
    queryKey: [...ticketKeys.results(ticketId), 'sent'],
    queryFn: ({ signal }) => call('getAnalysisSent', { params: { id: ticketId }, signal }),
    staleTime: 0,
  });
