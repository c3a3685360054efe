import { limits } from '@exit-tickets/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callForPage } from './call.ts';

/** Everything about tickets lies under one key, so that one invalidation refreshes every list after a change. */
export const ticketKeys = { all: ['tickets'] } as const;

/** A list that is read a page at a time, newest first. */
const pagesOf = (name: 'listTickets' | 'listArchivedTickets', key: string) =>
  infiniteQueryOptions({
    queryKey: [...ticketKeys.all, key],
    queryFn: ({ pageParam, signal }) => callForPage(name, { query: { before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({ tickets: pages.flatMap(({ items }) => items), total: pages[0]?.total ?? 0 }),
  });

/** The teacher's tickets that are not archived, newest first. */
export const ticketsQuery = pagesOf('listTickets', 'current');

/** The teacher's archived tickets, newest first. */
export const archivedTicketsQuery = pagesOf('listArchivedTickets', 'archived');

/** The few newest of the teacher's tickets, and how many there are in all. */
export const latestTicketsQuery = queryOptions({
  queryKey: [...ticketKeys.all, 'latest'],
  queryFn: ({ signal }) => callForPage('listTickets', { query: { limit: limits.dashboardTickets }, signal }),
});
