import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from 'i18next';
import { call } from '../api/call.ts';
import { ticketKeys } from '../api/ticket-keys.ts';
import { toast } from '../screen/toast.ts';
import { openTicketErrorText } from './open-ticket-error-text.ts';

/** Copies a ticket for another class, and reports it. */
export const useCopyTicket = (ticketId: string, onCopied: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (className: string) => call('copyTicket', { params: { id: ticketId }, body: { className } }),
    onSuccess: ({ className, pin }) => {
      onCopied();
      const title = className ? t('tickets:copy.done', { name: className }) : t('tickets:copy.doneWithoutClass');
      toast.success({ title, description: pin ? t('tickets:share.pin', { pin }) : undefined });
    },
    onError: (error) => toast.error({ title: t('tickets:copy.failed'), description: openTicketErrorText(error) }),
    // After a failure as well: the ticket may have been deleted in another window.
    onSettled: () => client.invalidateQueries({ queryKey: ticketKeys.lists }, { cancelRefetch: false }),
  });
};
