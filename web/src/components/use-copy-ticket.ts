import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { call } from '../api/call.ts';
import { ticketKeys } from '../api/ticket-keys.ts';
import { paths } from '../paths.ts';
import { toast } from './toast.ts';
import { useOpenTicketErrorText } from './use-open-ticket-error-text.ts';

/** What the list is told by whoever goes there with a new copy. */
export interface CopiedState {
  copiedId: string;
}

/** Copies a ticket for another class, and leads to the copy in the list, where its class is filled in at once. */
export const useCopyTicket = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { t } = useTranslation('tickets');
  const errorText = useOpenTicketErrorText();
  return useMutation({
    mutationFn: (id: string) => call('copyTicket', { params: { id }, body: {} }),
    onSuccess: async ({ id }) => {
      const state: CopiedState = { copiedId: id };
      await navigate({ pathname: paths.tickets, search: '?sort=newest' }, { state });
      return client.invalidateQueries({ queryKey: ticketKeys.lists }, { cancelRefetch: false });
    },
    onError: (error) => {
      toast.error({ title: t('copy.failed'), description: errorText(error) });
      // It may have been deleted in another window.
      return client.invalidateQueries({ queryKey: ticketKeys.lists });
    },
  });
};
