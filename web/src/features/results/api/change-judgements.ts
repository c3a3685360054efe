import type { Judgements } from '@exit-tickets/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/call.ts';
import { CallError } from '../../../shared/api/call-error.ts';
import { toast } from '../../../shared/screen/toast.ts';
import { useErrorText } from '../../../shared/screen/use-error-text.ts';
import { useLoadError } from '../../../shared/screen/use-load-error.ts';
import { applyChange, type SentChange } from '../judgement-changes.ts';
import { analysisQuery } from './get-analysis.ts';
import { judgementsQuery } from './get-judgements.ts';
import { responsesQuery } from './list-responses.ts';

interface EditableJudgements {
  /** With every change that is being sent applied. */
  judgements: Judgements | undefined;
  error: Error | null;
  reload: () => unknown;
  /** Applies a change at once and sends it; a refused one is rolled back with a toast. */
  change: (change: SentChange, onRefused?: () => void) => void;
}

/** What is sent, and whom to tell when it is refused: an option of one `mutate` would be dropped by the next. */
interface Sending {
  change: SentChange;
  onRefused: (() => void) | undefined;
}

/** The judgements of a ticket. Changes are sent one after another, so that the last one counts. */
export const useEditableJudgements = (ticketId: string): EditableJudgements => {
  const client = useQueryClient();
  const { t } = useTranslation('results');
  const errorText = useErrorText();
  const query = judgementsQuery(ticketId);
  const read = useQuery(query);
  const { data, refetch } = read;
  const error = useLoadError(read);
  const [pending, setPending] = useState<readonly SentChange[]>([]);

  const { mutate } = useMutation({
    scope: { id: `judgements of ${ticketId}` },
    // Marks follow each other faster than one reads that one of them was not saved.
    meta: { keepsError: true },
    mutationFn: ({ change: { marks, questions = [] } }: Sending) =>
      call('changeJudgements', { params: { id: ticketId }, body: { marks, questions } }),
    onSuccess: async (judgements, { change: { marks } }) => {
      // A read in flight may be from before the change.
      await client.cancelQueries({ queryKey: query.queryKey });
      client.setQueryData(query.queryKey, judgements);
      // An analysis that may quote a concern is no more.
      if (marks.some(({ verdict }) => verdict === 'concern'))
        void client.invalidateQueries({ queryKey: analysisQuery(ticketId).queryKey });
    },
    onError: (problem, { onRefused }) => {
      onRefused?.();
      const isGone = problem instanceof CallError && problem.code === 'response_not_found';
      const description = isGone ? t('judging.gone') : errorText(problem);
      toast.error({ title: t('judging.notSaved'), description });
      if (!isGone) return;
      for (const { queryKey } of [responsesQuery(ticketId), query]) void client.invalidateQueries({ queryKey });
    },
    onSettled: (_data, _error, { change }) => setPending((changes) => changes.filter((other) => other !== change)),
  });

  const judgements = useMemo(() => data && pending.reduce(applyChange, data), [data, pending]);
  return {
    judgements,
    error,
    reload: refetch,
    change: (change, onRefused) => {
      setPending((changes) => [...changes, change]);
      mutate({ change, onRefused });
    },
  };
};
