import { limits } from '@exit-tickets/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callForPage } from '../../../api/call.ts';
import { ticketKeys } from '../../../api/ticket-keys.ts';

/** A list that is read a page at a time, newest first. */
export const pagesOf = (name: 'listTickets' | 'listArchivedTickets') =>
  infiniteQueryOptions({
    queryKey: [...ticketKeys.lists, name],
    queryFn: ({ pageParam, signal }) => callForPage(name, { query: { before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({ tickets: pages.flatMap(({ items }) => items), total: pages[0]?.total ?? 0 }),
  });

/** The teacher's tickets that are not archived, newest first. */
export const ticketsQuery = pagesOf('listTickets');

/** The few newest of the teacher's tickets, and how many there are in all. */
export const latestTicketsQuery = queryOptions({
  queryKey: [...ticketKeys.lists, 'latest'],
  queryFn: ({ signal }) => callForPage('listTickets', { query: { limit: limits.dashboardTickets }, signal }),
});
