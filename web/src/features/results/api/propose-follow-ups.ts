import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';

/** Proposals for asking a question again. A model varies each time, so they are cached while the page is open. */
export const followUpProposalsQuery = (ticketId: string, questionId: string, digest: string) =>
  queryOptions({
    queryKey: [...ticketKeys.results(ticketId), 'follow-ups', questionId, digest],
    queryFn: ({ signal }) => call('proposeFollowUps', { params: { id: ticketId }, body: { questionId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
