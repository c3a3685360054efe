import type { Response } from '@exit-tickets/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from 'i18next';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { hasCode } from '../../../shared/api/call-error.ts';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';
import { toast } from '../../../shared/screen/toast.ts';
import { responsesQuery } from './list-responses.ts';
import { dropResponse, putResponse } from './response-cache.ts';
import { judgementsQuery, ticketQuery } from './ticket-reads.ts';

/** A response removed on this page, while the removal can be undone. */
interface Removal {
  response: Response;
  /** The server has removed it, so the time to undo is running. */
  isConfirmed: boolean;
}

/**
 * Removes single responses at once, with a short time to undo.
 * @param onEnded called when a removal ends: with the id if the response is back in the list, undefined if it is gone
 */
export const useRemovals = (ticketId: string, onEnded: (responseId: string | undefined) => void) => {
  const client = useQueryClient();
  const [removals, setRemovals] = useState<readonly Removal[]>([]);
  const drop = (responseId: string) => setRemovals((all) => all.filter(({ response }) => response.id !== responseId));
  // One after another, so that an undo never overtakes its removal.
  const scope = { id: `removals of ${ticketId}` };
  const params = ({ id: responseId }: Response) => ({ params: { id: ticketId, responseId } });
  const isGone = (error: Error) => hasCode(error, 'response_not_found');
  /** Refetches what changed. After an error the ticket or the response may have been removed in another window. */
  const refresh = (error: Error | null) => {
    const stale = error ? [ticketQuery(ticketId), responsesQuery(ticketId)] : [];
    for (const { queryKey } of [...stale, judgementsQuery(ticketId)]) void client.invalidateQueries({ queryKey });
    void client.invalidateQueries({ queryKey: ticketKeys.lists, refetchType: 'none' });
  };

  const { mutate: remove } = useMutation<unknown, Error, Response>({
    scope,
    mutationFn: (response) => call('removeResponse', params(response)),
    onMutate: (response) => {
      dropResponse(client, ticketId, response.id);
      setRemovals((all) => [...all, { response, isConfirmed: false }]);
    },
    onSuccess: (_nothing, response) =>
      setRemovals((all) => all.map((one) => (one.response === response ? { ...one, isConfirmed: true } : one))),
    onError: (error, response) => {
      drop(response.id);
      if (!isGone(error)) putResponse(client, ticketId, response);
      toast.failure(t('results:removal.failed'), error);
      onEnded(isGone(error) ? undefined : response.id);
    },
    onSettled: (_nothing, error) => refresh(error),
  });

  const { mutate: restore } = useMutation<Response, Error, Response>({
    scope,
    mutationFn: (response) => call('restoreResponse', params(response)),
    onSuccess: (response) => {
      drop(response.id);
      putResponse(client, ticketId, response);
      onEnded(response.id);
    },
    onError: (error, response) => {
      if (isGone(error)) {
        drop(response.id);
        onEnded(undefined);
      }
      toast.failure(t('results:removal.notUndone'), error);
    },
    onSettled: (_restored, error) => refresh(error),
  });

  // Once the time to undo is over, the removal is permanent.
  return { removals, remove, restore, expire: drop };
};
