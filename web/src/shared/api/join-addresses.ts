import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** Where phones in the room find the student page. */
export const joinAddressesQuery = queryOptions({
  queryKey: ['join-addresses'],
  queryFn: ({ signal }) => call('getJoinAddresses', { signal }),
});
