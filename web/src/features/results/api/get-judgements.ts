import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';

/** The answers in groups with their verdicts. */
export const judgementsQuery = (ticketId: string) =>
  queryOptions({
    queryKey: [...ticketKeys.results(ticketId), 'judgements'],
    queryFn: ({ signal }) => call('getJudgements', { params: { id: ticketId }, signal }),
  });
