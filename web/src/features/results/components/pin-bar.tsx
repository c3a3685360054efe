import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type SharedTicket, useDialogs } from '../../../dialogs.ts';
import { countOf } from '../results.ts';
import classes from './pin-bar.module.css';

interface PinBarProps {
  ticket: SharedTicket;
  responseCount: number;
}

/** How pupils get in, at hand wherever the page is scrolled to while they can answer. */
export const PinBar = ({ ticket, responseCount }: PinBarProps) => {
  const { t, i18n } = useTranslation('results');
  const { openShare } = useDialogs();
  return (
    <div className={classes.pinBar}>
      <p className={classes.pin}>
        <span>{t('summary.pin')}</span> <b>{ticket.pin}</b>
      </p>
      <Button variant="default" onClick={() => openShare(ticket)}>
        {t('students.sharePin')}
      </Button>
      <span className={classes.count} aria-hidden>
        {countOf(responseCount, ticket.totalStudents ?? null, i18n.language)}
      </span>
    </div>
  );
};
