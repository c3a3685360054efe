import type { ListedTicket } from '@exit-tickets/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from 'i18next';
import { send } from '../../../shared/api/call.ts';
import { ticketKeys } from '../../../shared/api/ticket-keys.ts';
import { fileTitle, saveFile } from '../../../shared/forms/save-file.ts';
import { toast } from '../../../shared/screen/toast.ts';

/** Saves the ticket as exit-ticket-{title}.pdf. */
export const useDownloadPdf = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, title }: Pick<ListedTicket, 'id' | 'title'>) => {
      const response = await send('downloadPdf', { params: { id } }, 'application/pdf');
      saveFile(await response.blob(), `exit-ticket-${fileTitle(title)}.pdf`);
    },
    onError: (error) => {
      toast.failure(t('tickets:pdf.failed'), error);
      // It may have been deleted in another window.
      return client.invalidateQueries({ queryKey: ticketKeys.lists });
    },
  });
};
