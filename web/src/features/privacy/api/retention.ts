import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

/** How long this server keeps answers. */
export const retentionQuery = queryOptions({
  queryKey: ['retention'],
  queryFn: ({ signal }) => call('getRetention', { signal }),
});
