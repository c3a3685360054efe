import { isOpen, type ListedTicket } from '@exit-tickets/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call, send } from '../../../api/call.ts';
import { ticketKeys } from '../../../api/ticket-queries.ts';
import { fileTitle, saveFile } from '../../../components/save-file.ts';
import { toast } from '../../../components/toast.ts';
import { useErrorText } from '../../../components/use-error-text.ts';
import { useOpeningErrorText } from '../../../components/use-opening-error-text.ts';
import { useDesk } from '../../../desk.ts';

const actions = {
  archive: (id: string) => call('archiveTicket', { params: { id } }),
  restore: (id: string) => call('unarchiveTicket', { params: { id } }),
  reactivate: (id: string) => call('reactivateTicket', { params: { id } }),
  delete: (id: string) => call('deleteTicket', { params: { id } }),
};
export type TicketAction = keyof typeof actions;

/** One change of a ticket: says that it was done or why not, and refreshes the lists. */
export const useTicketAction = (action: TicketAction) => {
  const client = useQueryClient();
  const { t } = useTranslation('tickets');
  const errorText = useOpeningErrorText();
  return useMutation<unknown, Error, string>({
    mutationFn: (id) => actions[action](id),
    onSuccess: () => toast.success({ title: t(`${action}.done`) }),
    onError: (error) => toast.error({ title: t(`${action}.failed`), description: errorText(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: ticketKeys.all }),
  });
};

/** Renames the class of a ticket; an empty name means none. */
export const useRenameClass = (id: string) => {
  const client = useQueryClient();
  const { t } = useTranslation('tickets');
  const errorText = useErrorText();
  return useMutation({
    mutationFn: (className: string) =>
      call('updateClassName', { params: { id }, body: { className: className.trim() || null } }),
    onError: (error) => toast.error({ title: t('rename.failed'), description: errorText(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: ticketKeys.all }),
  });
};

/** Saves the ticket as exit-ticket-{title}.pdf. */
export const useDownloadPdf = () => {
  const { t } = useTranslation('tickets');
  const errorText = useErrorText();
  return useMutation({
    mutationFn: async ({ id, title }: Pick<ListedTicket, 'id' | 'title'>) => {
      const answer = await send('downloadPdf', { params: { id } }, 'application/pdf');
      saveFile(await answer.blob(), `exit-ticket-${fileTitle(title)}.pdf`);
    },
    onError: (error) => toast.error({ title: t('pdf.failed'), description: errorText(error) }),
  });
};

/** Opens a saved ticket in the editor, unless it has responses (specification section 4). */
export const useEditTicket = () => {
  const { t } = useTranslation('tickets');
  const errorText = useErrorText();
  const { openEditor } = useDesk();
  return useMutation({
    mutationFn: async (id: string) => {
      const params = { id };
      const [{ hasResponses }, ticket] = await Promise.all([
        call('hasResponses', { params }),
        call('getTicket', { params }),
      ]);
      if (hasResponses) return toast.error({ title: t('edit.blocked'), description: t('edit.blockedText') });
      const { title, className, totalStudents, questions, originalContent, pin } = ticket;
      openEditor({ draft: { title, className, totalStudents, questions, originalContent }, saved: { id, pin } });
    },
    onError: (error) => toast.error({ title: t('edit.checkFailed'), description: errorText(error) }),
  });
};

/** Shows the PIN, or says that the ticket is closed; it may have closed since the list was read. */
export const useSharePin = () => {
  const { t } = useTranslation('tickets');
  const { sharePin } = useDesk();
  return (ticket: ListedTicket): void => {
    if (ticket.pin && isOpen(ticket, new Date())) sharePin({ title: ticket.title, pin: ticket.pin });
    else toast.error({ title: t('share.closed'), description: t('share.closedText') });
  };
};
