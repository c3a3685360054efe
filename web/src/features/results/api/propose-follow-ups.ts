import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';

/** By what a question can be asked again. A model makes others each time, so what it made is kept while the page is open. */
export const followUpProposalsQuery = (ticketId: string, questionId: string, digest: string) =>
  queryOptions({
    queryKey: [...ticketKeys.results(ticketId), 'follow-ups', questionId, digest],
    queryFn: ({ signal }) => call('proposeFollowUps', { params: { id: ticketId }, body: { questionId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
