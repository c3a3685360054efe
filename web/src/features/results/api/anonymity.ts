import type { Anonymity } from '@exit-tickets/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from 'i18next';
import { call } from '../../../shared/api/call.ts';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';
import { toast } from '../../../shared/screen/toast.ts';
import { ticketQuery } from './ticket-reads.ts';

/** Refetch interval while the ticket is anonymous but its results are not ready, in ms. */
const retryMs = 2_000;

/** When the answers are made anonymous; an anonymised ticket gets its own key, to fetch the results that remain. */
export const anonymityQuery = (ticketId: string, anonymizedAt?: string) =>
  queryOptions({
    queryKey: [...ticketKeys.results(ticketId), 'anonymity', anonymizedAt],
    queryFn: ({ signal }) => call('getAnonymity', { params: { id: ticketId }, signal }),
    refetchInterval: ({ state: { data, status } }) =>
      anonymizedAt !== undefined && status === 'success' && !data?.results && retryMs,
  });

/** Makes the answers anonymous, permanently. */
export const useAnonymize = (ticketId: string) => {
  const client = useQueryClient();
  const { queryKey } = ticketQuery(ticketId);
  return useMutation<Anonymity, Error>({
    mutationFn: () => call('anonymizeTicket', { params: { id: ticketId } }),
    onSuccess: (anonymity) => {
      client.setQueryData(anonymityQuery(ticketId, anonymity.anonymizedAt).queryKey, anonymity);
      // The server updates the ticket itself a moment later.
      client.setQueryData(queryKey, (ticket) => ticket && { ...ticket, anonymizedAt: anonymity.anonymizedAt });
    },
    onError: (error) => {
      toast.failure(t('results:anonymous.failed'), error);
      // Anonymising continues on the server once it has begun.
      void client.invalidateQueries({ queryKey });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ticketKeys.lists, refetchType: 'none' }),
  });
};
