import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callWithProgress, type Progress } from '../../../shared/api/call.ts';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';
import { responsesQuery } from './list-responses.ts';
import { analysisQuery, judgementsQuery, ticketQuery } from './ticket-reads.ts';

export interface AnalyzeOptions {
  /** Replaces an existing analysis with one based on the current verdicts. */
  renew: boolean;
}

/** Analyses the answers, which closes the ticket; reports progress. */
export const useAnalyzeTicket = (ticketId: string, lessonContent: string | undefined) => {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress>();
  const mutation = useMutation({
    mutationFn: ({ renew }: AnalyzeOptions) =>
      callWithProgress(
        'analyzeTicket',
        { params: { id: ticketId }, body: { lessonContent, ...(renew && { renew }) } },
        setProgress,
      ),
    onSuccess: (analysis) => client.setQueryData(analysisQuery(ticketId).queryKey, analysis),
    onSettled: async () => {
      setProgress(undefined);
      // The ticket is closed now: the stream may have missed the last answers, and a model may have judged some.
      await Promise.all(
        [ticketQuery(ticketId), responsesQuery(ticketId), judgementsQuery(ticketId)].map(({ queryKey }) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
      // The lists show the status too; they refetch when they are next opened.
      await client.invalidateQueries({ queryKey: ticketKeys.lists, refetchType: 'none' });
    },
  });
  return { ...mutation, progress };
};

export type AnalyzeTicket = ReturnType<typeof useAnalyzeTicket>;
