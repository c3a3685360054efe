import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';

/** The stored analysis; requested only when the ticket is analysed (docs/product.md 7). */
export const analysisQuery = (ticketId: string) =>
  queryOptions({
    queryKey: [...ticketKeys.results(ticketId), 'analysis'],
    queryFn: ({ signal }) => call('getAnalysis', { params: { id: ticketId }, signal }),
  });
