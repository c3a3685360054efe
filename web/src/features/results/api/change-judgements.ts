import type { Judgements } from '@exit-tickets/contracts';
import { onlineManager, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { t } from 'i18next';
import { useEffect, useMemo, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { CallError, hasCode } from '../../../shared/api/call-error.ts';
import { errorText } from '../../../shared/screen/error-text.ts';
import { toast } from '../../../shared/screen/toast.ts';
import { useLoadError } from '../../../shared/screen/use-load-error.ts';
import { applyChange, type SentChange, withoutAnswer } from '../judgement-changes.ts';
import { responsesQuery } from './list-responses.ts';
import { analysisQuery, judgementsQuery, ticketQuery } from './ticket-reads.ts';

export interface EditableJudgements {
  /** Includes changes that are still being sent. */
  judgements: Judgements | undefined;
  error: Error | null;
  reload: () => unknown;
  /**
   * Applies a change at once and sends it, with retries while the server cannot be reached. A rejected change is rolled
   * back, with a toast.
   */
  change: (change: SentChange, onRefused?: () => void) => void;
  /** Number of changes waiting until the server can be reached again. */
  waiting: number;
}

/** A change with its rejection callback: a callback passed to `mutate` would be dropped by the next call. */
interface Sending {
  change: SentChange;
  onRefused: (() => void) | undefined;
}

const maxRetryMs = 5_000;

/** Temporary failure: the server is unreachable or overloaded. Sending the same change again is harmless. */
const isPassing = (error: Error): boolean =>
  error instanceof CallError && [0, 408, 429, 502, 503, 504].includes(error.status);

/** The rest of a change after one of its answers was removed, for example in another window. */
const withoutGone = (change: SentChange, error: unknown): SentChange | undefined => {
  if (!(error instanceof CallError && error.code === 'response_not_found')) return undefined;
  const [, mark, place] = /^marks\.(\d+)\.responseIds\.(\d+)$/.exec(error.field ?? '') ?? [];
  return mark === undefined ? undefined : withoutAnswer(change, Number(mark), Number(place));
};

const send = async (ticketId: string, change: SentChange): Promise<Judgements> => {
  const { marks, questions = [] } = change;
  try {
    return await call('changeJudgements', { params: { id: ticketId }, body: { marks, questions } });
  } catch (error) {
    const left = withoutGone(change, error);
    if (left) return send(ticketId, left);
    throw error;
  }
};

/** Asks for confirmation before the page is left with unsent changes. */
const useConfirmUnload = (hasUnsent: boolean): void =>
  useEffect(() => {
    if (!hasUnsent) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [hasUnsent]);

/** The judgements of a ticket. Changes are sent one after another, so that the last one wins. */
export const useEditableJudgements = (ticketId: string): EditableJudgements => {
  const client = useQueryClient();
  const query = judgementsQuery(ticketId);
  const read = useQuery(query);
  const { data, refetch } = read;
  const error = useLoadError(read);
  const [pending, setPending] = useState<readonly SentChange[]>([]);

  const mutationKey = ['judgements', ticketId];
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    retry: (_failures, problem) => isPassing(problem),
    retryDelay: (failures) => Math.min(1_000 * 2 ** failures, maxRetryMs),
    // Keep the error toast: the next mark often comes before the teacher has read it.
    meta: { keepsError: true },
    mutationFn: ({ change }: Sending) => send(ticketId, change),
    onSuccess: async (judgements, { change: { marks } }) => {
      // A read in flight may be from before the change.
      await client.cancelQueries({ queryKey: query.queryKey });
      client.setQueryData(query.queryKey, judgements);
      // A concern deletes an analysis that may quote it.
      if (marks.some(({ verdict }) => verdict === 'concern'))
        void client.invalidateQueries({ queryKey: analysisQuery(ticketId).queryKey });
    },
    onError: (problem, { onRefused }) => {
      onRefused?.();
      const isGone = hasCode(problem, 'response_not_found');
      const description = isGone ? t('results:judging.gone') : errorText(problem);
      toast.error({ title: t('results:judging.notSaved'), description });
      // Another window may have removed the responses, or deleted the ticket.
      const stale = isGone ? [responsesQuery(ticketId), query] : [];
      const isDeleted = hasCode(problem, 'ticket_not_found');
      for (const { queryKey } of isDeleted ? [ticketQuery(ticketId)] : stale)
        void client.invalidateQueries({ queryKey });
    },
    onSettled: (_data, _error, { change }) => setPending((changes) => changes.filter((other) => other !== change)),
  });

  const unsent = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.failureCount > 0 || (state.isPaused && !onlineManager.isOnline()),
  });
  useConfirmUnload(pending.length > 0);

  const judgements = useMemo(() => data && pending.reduce(applyChange, data), [data, pending]);
  return {
    judgements,
    error,
    reload: refetch,
    change: (change, onRefused) => {
      setPending((changes) => [...changes, change]);
      mutate({ change, onRefused });
    },
    waiting: unsent.includes(true) ? pending.length : 0,
  };
};
