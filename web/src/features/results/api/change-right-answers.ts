import type { RightAnswers, Ticket } from '@exit-tickets/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from 'i18next';
import { call } from '../../../shared/api/call.ts';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';
import { toast } from '../../../shared/screen/toast.ts';
import { ticketQuery } from './ticket-reads.ts';

/** Releases the right answers to students, or revokes the release. */
export const useChangeRightAnswers = (ticketId: string) => {
  const client = useQueryClient();
  const { queryKey } = ticketQuery(ticketId);
  return useMutation<Ticket, Error, RightAnswers>({
    mutationFn: (body) => call('changeRightAnswers', { params: { id: ticketId }, body }),
    onSuccess: (ticket) => client.setQueryData(queryKey, ticket),
    onError: (error) => toast.failure(t('results:release.failed'), error),
    // A release closes the ticket.
    onSettled: () => client.invalidateQueries({ queryKey: ticketKeys.lists, refetchType: 'none' }),
  });
};
