import { isOpen, type ListedTicket } from '@exit-tickets/contracts';
import { t } from 'i18next';
import { useDialogs } from '../../shared/dialogs.ts';
import { toast } from '../../shared/screen/toast.ts';

/** Opens the board with the PIN, or reports that the ticket is closed; it may have closed since the list was loaded. */
export const useSharePin = () => {
  const { openShare } = useDialogs();
  return (ticket: ListedTicket): void => {
    const { id, title, pin, totalStudents } = ticket;
    if (pin && isOpen(ticket, new Date())) openShare({ id, title, pin, totalStudents });
    else toast.error({ title: t('tickets:share.closed'), description: t('tickets:share.closedText') });
  };
};
