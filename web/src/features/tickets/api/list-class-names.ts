import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { ticketKeys } from '../../../api/ticket-keys.ts';

/** The classes that a list can be filtered by. */
export const classNamesQuery = (isArchived: boolean) =>
  queryOptions({
    queryKey: [...ticketKeys.lists, 'classes', isArchived],
    queryFn: ({ signal }) => call('listClassNames', { query: { isArchived: isArchived ? 'true' : 'false' }, signal }),
  });
