import type { ComparedTicket } from '@exit-tickets/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/api/paths.ts';
import { dateFormat } from '../../../shared/ui/date-format.ts';
import classes from './compare.module.css';

interface TicketDateProps {
  ticket: ComparedTicket;
  /** All tickets of the class: if two are from the same day, the time is shown too. */
  among: readonly ComparedTicket[];
}

/** The date a class got a ticket; with the year, because copies are used for years. */
export const TicketDate = ({ ticket: { createdAt }, among }: TicketDateProps) => {
  const { i18n } = useTranslation();
  const days = dateFormat(i18n.language, { dateStyle: 'medium' });
  const dayOf = (when: string) => days.format(new Date(when));
  const isTwice = among.filter((one) => dayOf(one.createdAt) === dayOf(createdAt)).length > 1;
  const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const format = dateFormat(i18n.language, isTwice ? { ...day, hour: '2-digit', minute: '2-digit' } : day);
  return (
    <time className={classes.date} dateTime={createdAt}>
      {format.format(new Date(createdAt))}
    </time>
  );
};

/** The same date, as a link to the results. */
export const TicketLink = (props: TicketDateProps) => (
  <Link to={paths.results(props.ticket.id)} className={classes.link}>
    <TicketDate {...props} />
  </Link>
);
