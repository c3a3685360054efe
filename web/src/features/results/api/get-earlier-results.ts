import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';

/** Earlier results of the questions that a ticket asks again. */
export const earlierResultsQuery = (ticketId: string) =>
  queryOptions({
    queryKey: [...ticketKeys.results(ticketId), 'earlier'],
    queryFn: ({ signal }) => call('getEarlierResults', { params: { id: ticketId }, signal }),
  });
