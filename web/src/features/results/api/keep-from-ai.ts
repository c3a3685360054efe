import type { Response } from '@exit-tickets/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/call.ts';
import { toast } from '../../../shared/screen/toast.ts';
import { useErrorText } from '../../../shared/screen/use-error-text.ts';
import { judgementsQuery } from './get-judgements.ts';
import { putResponse } from './response-cache.ts';

/** Excludes a response from the model, or includes it again. */
export const useKeepFromAi = (ticketId: string, responseId: string) => {
  const client = useQueryClient();
  const { t } = useTranslation('results');
  const errorText = useErrorText();
  return useMutation<Response, Error, boolean>({
    mutationFn: (isKeptFromAi) =>
      call('keepResponseFromAi', { params: { id: ticketId, responseId }, body: { isKeptFromAi } }),
    onSuccess: (response) => putResponse(client, ticketId, response),
    onError: (error) => toast.error({ title: t('keptFromAi.failed'), description: errorText(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: judgementsQuery(ticketId).queryKey }),
  });
};
