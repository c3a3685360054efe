import { limits, type SentQueryOf } from '@exit-tickets/contracts';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callForPage } from '../../../shared/api/call.ts';
import type { EndpointOf } from '../../../shared/api/call-name.ts';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';

/** What a list shows of the teacher's tickets, and in which order. */
export type ListFilter = Pick<SentQueryOf<EndpointOf<'listTickets'>>, 'sort' | 'className' | 'status' | 'search'>;

/** Rows that are read at a time: more than a few screens hold, and few enough to be there at once. */
const pageSize = 100;

/** A list that is read a page at a time. What it shows stays until what another filter finds has come. */
export const ticketsQuery = (filter: ListFilter, isArchived: boolean) => {
  const name = isArchived ? 'listArchivedTickets' : 'listTickets';
  return infiniteQueryOptions({
    queryKey: [...ticketKeys.lists, name, filter],
    queryFn: ({ pageParam, signal }) =>
      callForPage(name, { query: { ...filter, before: pageParam, limit: pageSize }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({ tickets: pages.flatMap(({ items }) => items), total: pages[0]?.total ?? 0 }),
    placeholderData: keepPreviousData,
  });
};

/** Forgets what was read of a list beyond its first page: who looks at another one and comes back begins at its top. */
export const forgetLaterPages = (client: QueryClient, { queryKey }: ReturnType<typeof ticketsQuery>): void => {
  client.setQueryData(
    queryKey,
    (read) => read && { pages: read.pages.slice(0, 1), pageParams: read.pageParams.slice(0, 1) },
  );
};

/** So many open ones stand above the card that makes a ticket, and leave it in sight. */
const maxOpenShown = 3;

/** The newest of the tickets that are open now, however old they are. */
export const openTicketsQuery = queryOptions({
  queryKey: [...ticketKeys.lists, 'open'],
  queryFn: ({ signal }) => callForPage('listTickets', { query: { status: 'active', limit: maxOpenShown }, signal }),
});

/** The few newest of the teacher's tickets, and how many there are in all. */
export const latestTicketsQuery = queryOptions({
  queryKey: [...ticketKeys.lists, 'latest'],
  queryFn: ({ signal }) => callForPage('listTickets', { query: { limit: limits.dashboardTickets }, signal }),
});
