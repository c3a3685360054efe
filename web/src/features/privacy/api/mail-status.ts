import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

/** Whether mail is sent, and through which server. */
export const mailStatusQuery = queryOptions({
  queryKey: ['mail-status'],
  queryFn: ({ signal }) => call('getMailStatus', { signal }),
});
