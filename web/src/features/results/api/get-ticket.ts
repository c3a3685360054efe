import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { ticketKeys } from '../../../api/ticket-keys.ts';

/** The ticket whose results are shown. */
export const ticketQuery = (ticketId: string) =>
  queryOptions({
    queryKey: [...ticketKeys.results(ticketId), 'ticket'],
    queryFn: ({ signal }) => call('getTicket', { params: { id: ticketId }, signal }),
  });
