import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from 'i18next';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';
import { toast } from '../../../shared/screen/toast.ts';
import { openTicketErrorText } from '../../../shared/ticket/open-ticket-error-text.ts';

/** A change of a ticket: reports success or failure, and refreshes the lists. */
export const useTicketChange = (
  texts: 'archive' | 'restore' | 'reactivate' | 'delete',
  change: (id: string) => Promise<unknown>,
) => {
  const client = useQueryClient();
  return useMutation<unknown, Error, string>({
    mutationFn: change,
    onSuccess: () => toast.success({ title: t(`tickets:${texts}.done`) }),
    onError: (error) => toast.error({ title: t(`tickets:${texts}.failed`), description: openTicketErrorText(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: ticketKeys.all }),
  });
};
