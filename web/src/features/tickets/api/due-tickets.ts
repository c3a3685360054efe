import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';

/** The tickets whose answers are made anonymous soon, with the time. */
export const dueTicketsQuery = queryOptions({
  queryKey: [...ticketKeys.lists, 'due'],
  queryFn: ({ signal }) => call('listDue', { signal }),
});
