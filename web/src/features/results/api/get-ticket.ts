import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';

/** The ticket whose results are shown. */
export const ticketQuery = (ticketId: string) =>
  queryOptions({
    queryKey: [...ticketKeys.results(ticketId), 'ticket'],
    queryFn: ({ signal }) => call('getTicket', { params: { id: ticketId }, signal }),
  });
