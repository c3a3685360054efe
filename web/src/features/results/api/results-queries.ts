import type { Question, Response } from '@exit-tickets/contracts';
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

interface JudgedAnswer {
  ticketId: string;
  question: Question;
  answer: string;
  lessonContent: string | undefined;
}

/** The judgement of an answer, asked once for the same words, whoever wrote them. */
export const evaluationQuery = ({ ticketId, question, answer, lessonContent }: JudgedAnswer) =>
  queryOptions({
    queryKey: ['evaluations', ticketId, question.id, answer],
    queryFn: ({ signal }) => call('evaluateAnswer', { body: { question, answer, lessonContent }, signal }),
  });
