import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';

/** What was sent to a model about this ticket; fetched anew each time it is opened. */
export const sentQuery = (ticketId: string) =>
  queryOptions({
    queryKey: [...ticketKeys.results(ticketId), 'sent'],
    queryFn: ({ signal }) => call('getAnalysisSent', { params: { id: ticketId }, signal }),
    staleTime: 0,
  });
