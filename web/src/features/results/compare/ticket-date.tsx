import type { ComparedTicket } from '@exit-tickets/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/api/paths.ts';
import { dateFormat } from '../../../shared/ui/date-format.ts';
import classes from './compare.module.css';

/** When a class got a ticket; with the year, as copies are used for years. */
export const TicketDate = ({ ticket: { createdAt } }: { ticket: ComparedTicket }) => {
  const { i18n } = useTranslation();
  const format = dateFormat(i18n.language, { day: 'numeric', month: 'short', year: 'numeric' });
  return (
    <time className={classes.date} dateTime={createdAt}>
      {format.format(new Date(createdAt))}
    </time>
  );
};

/** The same, leading to the results. */
export const TicketLink = ({ ticket }: { ticket: ComparedTicket }) => (
  <Link to={paths.results(ticket.id)} className={classes.link}>
    <TicketDate ticket={ticket} />
  </Link>
);
