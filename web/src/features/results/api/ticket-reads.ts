import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';

/** What one call returns about a ticket. */
const readOf =
  <Data>(part: string, read: (input: { params: { id: string }; signal: AbortSignal }) => Promise<Data>) =>
  (ticketId: string) =>
    queryOptions({
      queryKey: [...ticketKeys.results(ticketId), part],
      queryFn: ({ signal }) => read({ params: { id: ticketId }, signal }),
    });

/** The ticket whose results are shown. */
export const ticketQuery = readOf('ticket', (input) => call('getTicket', input));

/** The answers in groups with their verdicts. */
export const judgementsQuery = readOf('judgements', (input) => call('getJudgements', input));

/** The stored analysis; requested only when the ticket is analysed (docs/product.md 7). */
export const analysisQuery = readOf('analysis', (input) => call('getAnalysis', input));

/** What was sent to a model about this ticket. */
export const sentQuery = readOf('sent', (input) => call('getAnalysisSent', input));

/** Earlier results of the questions that a ticket asks again. */
export const earlierResultsQuery = readOf('earlier', (input) => call('getEarlierResults', input));

/** A ticket and the other copies of the same original. */
export const copiesQuery = readOf('copies', (input) => call('compareCopies', input));
