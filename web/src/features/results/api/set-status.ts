import type { Ticket } from '@exit-tickets/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from 'i18next';
import { call } from '../../../shared/api/call.ts';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';
import { toast } from '../../../shared/screen/toast.ts';
import { openTicketErrorText } from '../../../shared/ticket/open-ticket-error-text.ts';
import { ticketQuery } from './ticket-reads.ts';

/** Closes the ticket to students without analysing it, or reactivates it. */
export const useSetStatus = (ticketId: string) => {
  const client = useQueryClient();
  const { queryKey } = ticketQuery(ticketId);
  const params = { id: ticketId };
  return useMutation<Ticket, Error, 'close' | 'reactivate'>({
    mutationFn: (change) =>
      change === 'close'
        ? call('setTicketStatus', { params, body: { isActive: false } })
        : call('reactivateTicket', { params }),
    onSuccess: (ticket) => client.setQueryData(queryKey, ticket),
    onError: (error, change) => {
      const title = change === 'close' ? t('results:close.failed') : t('tickets:reactivate.failed');
      toast.error({ title, description: openTicketErrorText(error) });
      // Another window may have analysed or deleted it.
      void client.invalidateQueries({ queryKey });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ticketKeys.lists, refetchType: 'none' }),
  });
};
