import type { RightAnswers, Ticket } from '@exit-tickets/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/call.ts';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';
import { toast } from '../../../shared/screen/toast.ts';
import { useErrorText } from '../../../shared/screen/use-error-text.ts';
import { ticketQuery } from './get-ticket.ts';

/** Releases the right answers to students, or revokes the release. */
export const useChangeRightAnswers = (ticketId: string) => {
  const client = useQueryClient();
  const { t } = useTranslation('results');
  const errorText = useErrorText();
  const { queryKey } = ticketQuery(ticketId);
  return useMutation<Ticket, Error, RightAnswers>({
    mutationFn: (body) => call('changeRightAnswers', { params: { id: ticketId }, body }),
    onSuccess: (ticket) => client.setQueryData(queryKey, ticket),
    onError: (error) => toast.error({ title: t('release.failed'), description: errorText(error) }),
    // A release closes the ticket.
    onSettled: () => client.invalidateQueries({ queryKey: ticketKeys.lists, refetchType: 'none' }),
  });
};
