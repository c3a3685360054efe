import { statusOf, type Ticket } from '@exit-tickets/contracts';
import { useTranslation } from 'react-i18next';
import { Slip } from '../../../components/slip.tsx';
import { StatusBadge } from '../../../components/status-badge.tsx';
import type { LiveState } from '../live.ts';
import classes from '../results.module.css';
import { countOf } from '../results.ts';

interface SummaryProps {
  ticket: Ticket;
  responseCount: number;
  live: LiveState | undefined;
}

/** Who answered, of which class, when. */
export const Summary = ({ ticket, responseCount, live }: SummaryProps) => {
  const { t, i18n } = useTranslation('results');
  const { className, totalStudents, createdAt, pin } = ticket;
  const date = new Date(createdAt).toLocaleDateString(i18n.language, { dateStyle: 'long' });
  return (
    <Slip>
      <dl className={classes.facts}>
        <div>
          <dt>{t('summary.responses')}</dt>
          <dd className={classes.count}>{countOf(responseCount, totalStudents)}</dd>
        </div>
        <div>
          <dt>{t('summary.class')}</dt>
          <dd>{className ?? t('summary.noClass')}</dd>
        </div>
        <div>
          <dt>{t('summary.date')}</dt>
          <dd>
            <time dateTime={createdAt}>{date}</time>
          </dd>
        </div>
        {live && pin && (
          <div>
            <dt>{t('summary.pin')}</dt>
            <dd>{pin}</dd>
          </div>
        )}
      </dl>
      <p className={classes.live} data-state={live} role="status">
        <StatusBadge status={ticket.isArchived ? 'archived' : statusOf(ticket, new Date())} />
        {live && (
          <>
            <span className={classes.dot} aria-hidden />
            {t(`summary.${live}`)}
          </>
        )}
      </p>
    </Slip>
  );
};
