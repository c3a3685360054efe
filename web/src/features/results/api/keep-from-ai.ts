import type { Response } from '@exit-tickets/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from 'i18next';
import { call } from '../../../shared/api/call.ts';
import { toast } from '../../../shared/screen/toast.ts';
import { putResponse } from './response-cache.ts';
import { judgementsQuery } from './ticket-reads.ts';

/** Excludes a response from the model, or includes it again. */
export const useKeepFromAi = (ticketId: string, responseId: string) => {
  const client = useQueryClient();
  return useMutation<Response, Error, boolean>({
    mutationFn: (isKeptFromAi) =>
      call('keepResponseFromAi', { params: { id: ticketId, responseId }, body: { isKeptFromAi } }),
    onSuccess: (response) => putResponse(client, ticketId, response),
    onError: (error) => toast.failure(t('results:keptFromAi.failed'), error),
    onSettled: () => client.invalidateQueries({ queryKey: judgementsQuery(ticketId).queryKey }),
  });
};
