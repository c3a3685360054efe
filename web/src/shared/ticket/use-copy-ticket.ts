import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { ticketKeys } from '../api/ticket-keys.ts';
import { toast } from '../screen/toast.ts';
import { useOpenTicketErrorText } from './use-open-ticket-error-text.ts';

/** Copies a ticket for another class, and reports it. */
export const useCopyTicket = (ticketId: string, onCopied: () => void) => {
  const client = useQueryClient();
  const { t } = useTranslation('tickets');
  const errorText = useOpenTicketErrorText();
  return useMutation({
    mutationFn: (className: string) => call('copyTicket', { params: { id: ticketId }, body: { className } }),
    onSuccess: ({ className, pin }) => {
      onCopied();
      const title = className ? t('copy.done', { name: className }) : t('copy.doneWithoutClass');
      toast.success({ title, description: pin ? t('share.pin', { pin }) : undefined });
    },
    onError: (error) => toast.error({ title: t('copy.failed'), description: errorText(error) }),
    // After a failure as well: the ticket may have been deleted in another window.
    onSettled: () => client.invalidateQueries({ queryKey: ticketKeys.lists }, { cancelRefetch: false }),
  });
};
