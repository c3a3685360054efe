import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';
import { toast } from '../../../shared/screen/toast.ts';
import { useOpenTicketErrorText } from '../../../shared/ticket/use-open-ticket-error-text.ts';

/** A change of a ticket: reports success or failure, and refreshes the lists. */
export const useTicketChange = (
  texts: 'archive' | 'restore' | 'reactivate' | 'delete',
  change: (id: string) => Promise<unknown>,
) => {
  const client = useQueryClient();
  const { t } = useTranslation('tickets');
  const errorText = useOpenTicketErrorText();
  return useMutation<unknown, Error, string>({
    mutationFn: change,
    onSuccess: () => toast.success({ title: t(`${texts}.done`) }),
    onError: (error) => toast.error({ title: t(`${texts}.failed`), description: errorText(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: ticketKeys.all }),
  });
};
