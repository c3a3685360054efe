import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callWithProgress, type Progress } from '../../../shared/api/call.ts';
import { judgementsQuery } from './ticket-reads.ts';

/** Has the model judge the unjudged answers; reports progress. */
export const useJudgeTicket = (ticketId: string) => {
  const client = useQueryClient();
  const { queryKey } = judgementsQuery(ticketId);
  const [progress, setProgress] = useState<Progress>();
  const mutation = useMutation({
    mutationFn: () => callWithProgress('judgeTicket', { params: { id: ticketId } }, setProgress),
    onSettled: async () => {
      setProgress(undefined);
      // After a failure too: verdicts given before it are kept. Marks given meanwhile may be newer than the reply.
      await client.invalidateQueries({ queryKey });
    },
  });
  return { ...mutation, progress };
};
