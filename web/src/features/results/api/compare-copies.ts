import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';

/** A ticket and the other copies of the same original. */
export const copiesQuery = (ticketId: string) =>
  queryOptions({
    queryKey: [...ticketKeys.results(ticketId), 'copies'],
    queryFn: ({ signal }) => call('compareCopies', { params: { id: ticketId }, signal }),
  });
