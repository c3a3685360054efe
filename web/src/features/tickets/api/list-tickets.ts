import { limits, type SentQueryOf } from '@exit-tickets/contracts';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callForPage } from '../../../shared/api/call.ts';
import type { EndpointOf } from '../../../shared/api/call-name.ts';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';

/** The filter and the order of a list of the teacher's tickets. */
export type ListFilter = Pick<SentQueryOf<EndpointOf<'listTickets'>>, 'sort' | 'className' | 'status' | 'search'>;

/** Rows per page: more than a few screens hold, and few enough to load at once. */
const pageSize = 100;

/** A list that is loaded page by page. Its rows stay until the results of another filter arrive. */
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

/** Drops all pages of a list but the first, so that a teacher who comes back starts at the top. */
export const forgetLaterPages = (client: QueryClient, { queryKey }: ReturnType<typeof ticketsQuery>): void => {
  client.setQueryData(
    queryKey,
    (read) => read && { pages: read.pages.slice(0, 1), pageParams: read.pageParams.slice(0, 1) },
  );
};

/** Maximum of open tickets shown above the create card, which must stay in view. */
const maxOpenShown = 3;

/** The newest open tickets, whatever their age. */
export const openTicketsQuery = queryOptions({
  queryKey: [...ticketKeys.lists, 'open'],
  queryFn: ({ signal }) => callForPage('listTickets', { query: { status: 'active', limit: maxOpenShown }, signal }),
});

/** The newest of the teacher's tickets, enough for a full list without the open ones above, and the total number. */
export const latestTicketsQuery = queryOptions({
  queryKey: [...ticketKeys.lists, 'latest'],
  queryFn: ({ signal }) =>
    callForPage('listTickets', { query: { limit: limits.dashboardTickets + maxOpenShown }, signal }),
});
