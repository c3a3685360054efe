import { ticketOrders, ticketStatuses } from '@exit-tickets/contracts/rules';
import { useSearchParams } from 'react-router-dom';
import type { ListFilter } from './api/list-tickets.ts';

/** Names of the query parameters, which teachers see and may bookmark. */
const names = { sort: 'sort', className: 'class', status: 'status', search: 'search' } as const;

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((known) => known === value);

/** The filter in an address; invalid values are ignored. */
export const filterIn = (params: URLSearchParams): ListFilter => ({
  sort: oneOf(ticketOrders, params.get(names.sort)) ?? 'class',
  className: params.get(names.className) ?? undefined,
  status: oneOf(ticketStatuses, params.get(names.status)),
  search: params.get(names.search)?.trim() || undefined,
});

/** Whether a filter excludes anything. */
export const isFiltering = ({ className, status, search }: ListFilter): boolean =>
  className !== undefined || status !== undefined || search !== undefined;

/** The filter of the list, kept in the address for reloads, bookmarks and the back button. */
export const useListFilter = () => {
  const [params, setParams] = useSearchParams();
  const filter = filterIn(params);
  const change = (part: ListFilter): void =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [field, value] of Object.entries(part)) {
          const name = names[field as keyof typeof names];
          if (value === undefined) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return { filter, change };
};
