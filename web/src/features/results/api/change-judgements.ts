import type { Judgements } from '@exit-tickets/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.ts';
import { CallError } from '../../../api/call-error.ts';
import { toast } from '../../../components/toast.ts';
import { useErrorText } from '../../../components/use-error-text.ts';
import { applyChange, type SentChange } from '../judgement-changes.ts';
import { judgementsQuery } from './get-judgements.ts';
import { responsesQuery } from './list-responses.ts';

/** A change that is being sent, and who wants to know when it is refused. */
interface Sending {
  change: SentChange;
  onRefused: (() => void) | undefined;
}

interface EditableJudgements {
  /** With every change that is being sent applied. */
  judgements: Judgements | undefined;
  error: Error | null;
  reload: () => unknown;
  /** Applies a change at once and sends it; a refused one is rolled back with a toast. */
  change: (change: SentChange, onRefused?: () => void) => void;
}

/** The judgements of a ticket. Changes are sent one after another, so that the last one counts. */
export const useEditableJudgements = (ticketId: string): EditableJudgements => {
  const client = useQueryClient();
  const { t } = useTranslation('results');
  const errorText = useErrorText();
  const query = judgementsQuery(ticketId);
  const { data, error, refetch } = useQuery(query);
  // A refetch clears `error`; remembering it keeps what depends on it from closing and opening meanwhile.
  const [lastError, setLastError] = useState(error);
  if (error && error !== lastError) setLastError(error);
  const [pending, setPending] = useState<readonly SentChange[]>([]);

  const { mutate } = useMutation({
    scope: { id: `judgements of ${ticketId}` },
    mutationFn: ({ change: { marks, questions = [] } }: Sending) =>
      call('changeJudgements', { params: { id: ticketId }, body: { marks, questions } }),
    onSuccess: async (judgements) => {
      // A read in flight may be from before the change.
      await client.cancelQueries({ queryKey: query.queryKey });
      client.setQueryData(query.queryKey, judgements);
    },
    // Here, and not an option of `mutate`: of several changes that are being sent, those are heard for the last one alone.
    onError: (problem, { onRefused }) => {
      onRefused?.();
      const isGone = problem instanceof CallError && problem.code === 'response_not_found';
      const description = isGone ? t('judging.gone') : errorText(problem);
      toast.error({ title: t('judging.notSaved'), description });
      if (!isGone) return;
      for (const { queryKey } of [responsesQuery(ticketId), query]) void client.invalidateQueries({ queryKey });
    },
    onSettled: (_data, _error, sent) => setPending((changes) => changes.filter((change) => change !== sent.change)),
  });

  const judgements = useMemo(() => data && pending.reduce(applyChange, data), [data, pending]);
  return {
    judgements,
    error: data ? error : (error ?? lastError),
    reload: refetch,
    change: (change, onRefused) => {
      setPending((changes) => [...changes, change]);
      mutate({ change, onRefused });
    },
  };
};
