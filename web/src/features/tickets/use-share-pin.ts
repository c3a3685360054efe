import { isOpen, type ListedTicket } from '@exit-tickets/contracts';
import { useTranslation } from 'react-i18next';
import { useDialogs } from '../../shared/dialogs.ts';
import { toast } from '../../shared/screen/toast.ts';

/** Opens the board with the PIN, or reports that the ticket is closed; it may have closed since the list was loaded. */
export const useSharePin = () => {
  const { t } = useTranslation('tickets');
  const { openShare } = useDialogs();
  return (ticket: ListedTicket): void => {
    const { id, title, pin, totalStudents } = ticket;
    if (pin && isOpen(ticket, new Date())) openShare({ id, title, pin, totalStudents });
    else toast.error({ title: t('share.closed'), description: t('share.closedText') });
  };
};
