import type { ComparedTicket } from '@exit-tickets/contracts';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../../shared/ui/date-format.ts';

/** When a class got a ticket; with the year, as copies are used for years. */
export const TicketDate = ({ ticket: { createdAt } }: { ticket: ComparedTicket }) => {
  const { i18n } = useTranslation();
  const format = dateFormat(i18n.language, { day: 'numeric', month: 'short', year: 'numeric' });
  return <time dateTime={createdAt}>{format.format(new Date(createdAt))}</time>;
};
