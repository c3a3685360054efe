import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';

/** The answers with names removed; fetched again whenever the responses change. */
export const namelessAnswersQuery = (ticketId: string, responseIds: readonly string[]) =>
  queryOptions({
    queryKey: [...ticketKeys.results(ticketId), 'nameless', responseIds],
    queryFn: ({ signal }) => call('getNamelessAnswers', { params: { id: ticketId }, signal }),
    placeholderData: (before) => before,
  });
