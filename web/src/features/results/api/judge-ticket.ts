import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callWithProgress, type Progress } from '../../../shared/api/call.ts';
import { judgementsQuery } from './get-judgements.ts';

/** Has the model judge what is unjudged; with its progress. */
export const useJudgeTicket = (ticketId: string) => {
  const client = useQueryClient();
  const { queryKey } = judgementsQuery(ticketId);
  const [progress, setProgress] = useState<Progress>();
  const mutation = useMutation({
    mutationFn: () => callWithProgress('judgeTicket', { params: { id: ticketId } }, setProgress),
    onSettled: async () => {
      setProgress(undefined);
      // Also after a failure: what was judged before it stays. Marks given meanwhile may be newer than the answer.
      await client.invalidateQueries({ queryKey });
    },
  });
  return { ...mutation, progress };
};
