import { statusOf, type Ticket } from '@exit-tickets/contracts';
import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../../components/date-format.ts';
import { Slip } from '../../../components/slip.tsx';
import { StatusBadge } from '../../../components/status-badge.tsx';
import type { LiveState } from '../../../ticket-stream.ts';
import { countOf } from '../results.ts';
import visuallyHidden from '../visually-hidden.module.css';
import classes from './summary.module.css';

interface SummaryProps {
  ticket: Ticket;
  responseCount: number;
  /** The state of the live stream; undefined when the ticket takes no answers. */
  live: LiveState | undefined;
}

/** Who answered, of which class, when, and whether pupils can still answer. Its children are the next things to do. */
export const Summary = ({ ticket, responseCount, live, children }: PropsWithChildren<SummaryProps>) => {
  const { t, i18n } = useTranslation('results');
  const { className, totalStudents, createdAt } = ticket;
  const date = dateFormat(i18n.language, { dateStyle: 'long' }).format(new Date(createdAt));
  return (
    <Slip>
      <dl className={classes.facts}>
        <div>
          <dt>{t('summary.responses')}</dt>
          <dd className={classes.count}>{countOf(responseCount, totalStudents, i18n.language)}</dd>
        </div>
        <div>
          <dt className={visuallyHidden.upTo48em}>{t('summary.class')}</dt>
          <dd>{className ?? t('summary.noClass')}</dd>
        </div>
        <div>
          <dt className={visuallyHidden.upTo48em}>{t('summary.date')}</dt>
          <dd>
            <time dateTime={createdAt}>{date}</time>
          </dd>
        </div>
      </dl>
      <div className={classes.summaryFoot}>
        <p className={classes.live} data-state={live} role="status">
          <StatusBadge status={ticket.isArchived ? 'archived' : statusOf(ticket, new Date())} />
          {live && (
            <span className={classes.liveState}>
              <span className={classes.dot} aria-hidden />
              {t(`summary.${live}`)}
            </span>
          )}
        </p>
        <div className={classes.summaryActions}>{children}</div>
      </div>
    </Slip>
  );
};
