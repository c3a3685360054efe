import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callWithProgress, type Progress } from '../../../api/call.ts';
import { CallError } from '../../../api/call-error.ts';
import { ticketKeys } from '../../../api/ticket-queries.ts';
import { toast } from '../../../components/toast.ts';
import { useErrorText } from '../../../components/use-error-text.ts';
import { analysisQuery, responsesQuery, ticketQuery } from './results-queries.ts';

/** Has the answers analysed, which closes the ticket; tells how far it is. */
export const useAnalyze = (ticketId: string, lessonContent: string | undefined) => {
  const client = useQueryClient();
  const { t } = useTranslation('results');
  const errorText = useErrorText();
  const [progress, setProgress] = useState<Progress>();
  const mutation = useMutation({
    mutationFn: () =>
      callWithProgress('analyzeTicket', { params: { id: ticketId }, body: { lessonContent } }, setProgress),
    onSuccess: (analysis) => client.setQueryData(analysisQuery(ticketId).queryKey, analysis),
    onError: (error) => {
      const hasNothing = error instanceof CallError && error.code === 'no_responses';
      toast.error({ title: t(hasNothing ? 'analysis.noData' : 'analysis.failed'), description: errorText(error) });
    },
    onSettled: async () => {
      setProgress(undefined);
      // The ticket is closed now and nothing comes live any more: the last answers may not have come by stream.
      await Promise.all(
        [ticketQuery(ticketId), responsesQuery(ticketId)].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
      );
      // The lists show the status too, when they are next opened.
      await client.invalidateQueries({
        queryKey: ticketKeys.all,
        refetchType: 'none',
        predicate: (query) => query.queryKey[1] !== 'results',
      });
    },
  });
  return { ...mutation, progress };
};
