import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { ticketKeys } from './ticket-keys.ts';

/** The classes of a teacher's tickets, for the filter of a list and as suggestions while typing. */
export const classNamesQuery = (isArchived: boolean) =>
  queryOptions({
    queryKey: [...ticketKeys.lists, 'classes', isArchived],
    queryFn: ({ signal }) => call('listClassNames', { query: { isArchived: isArchived ? 'true' : 'false' }, signal }),
  });
