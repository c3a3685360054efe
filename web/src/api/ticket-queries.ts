import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** Everything about tickets lies under one key, so that one invalidation refreshes every list after a change. */
export const ticketKeys = { all: ['tickets'] } as const;

/** The teacher's tickets that are not archived, newest first. */
export const ticketsQuery = queryOptions({
  queryKey: [...ticketKeys.all, 'current'],
  queryFn: ({ signal }) => call('listTickets', { signal }),
});

/** The teacher's archived tickets, newest first. */
export const archivedTicketsQuery = queryOptions({
  queryKey: [...ticketKeys.all, 'archived'],
  queryFn: ({ signal }) => call('listArchivedTickets', { signal }),
});
