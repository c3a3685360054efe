import type { Response } from '@exit-tickets/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { ticketKeys } from '../../../api/ticket-queries.ts';
import { mergeRead } from '../live.ts';

const resultsKey = (ticketId: string) => [...ticketKeys.all, 'results', ticketId] as const;

/** The ticket whose results are shown. */
export const ticketQuery = (ticketId: string) =>
  queryOptions({
    queryKey: [...resultsKey(ticketId), 'ticket'],
    queryFn: ({ signal }) => call('getTicket', { params: { id: ticketId }, signal }),
  });

/** Its responses, oldest first; the live stream adds to them. */
export const responsesQuery = (ticketId: string) =>
  queryOptions({
    queryKey: [...resultsKey(ticketId), 'responses'],
    queryFn: async ({ client, queryKey, signal }) => {
      const shown = () => client.getQueryData<Response[]>(queryKey);
      const atStart = shown();
      const read = await call('listResponses', { params: { id: ticketId }, signal });
      return mergeRead(read, atStart, shown());
    },
  });

/** The analysis that exists; only asked for when the ticket is analysed (specification section 7). */
export const analysisQuery = (ticketId: string) =>
  queryOptions({
    queryKey: [...resultsKey(ticketId), 'analysis'],
    queryFn: ({ signal }) => call('getAnalysis', { params: { id: ticketId }, signal }),
  });

/** The answers in groups with their verdicts. */
export const judgementsQuery = (ticketId: string) =>
  queryOptions({
    queryKey: [...resultsKey(ticketId), 'judgements'],
    queryFn: ({ signal }) => call('getJudgements', { params: { id: ticketId }, signal }),
  });

/** What a model was sent about this ticket; read anew whenever somebody looks. */
export const sentQuery = (ticketId: string) =>
  queryOptions({
    queryKey: [...resultsKey(ticketId), 'sent'],
    queryFn: ({ signal }) => call('getAnalysisSent', { params: { id: ticketId }, signal }),
    staleTime: 0,
  });
