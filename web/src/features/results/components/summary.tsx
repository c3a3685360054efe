import { statusOf, type Ticket } from '@exit-tickets/contracts';
import { Button } from '@mantine/core';
import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { Slip } from '../../../components/slip.tsx';
import { StatusBadge } from '../../../components/status-badge.tsx';
import { useDialogs } from '../../../dialogs.ts';
import type { LiveState } from '../live.ts';
import resultsClasses from '../results.module.css';
import { countOf } from '../results.ts';
import classes from './summary.module.css';

interface SummaryProps {
  ticket: Ticket;
  responseCount: number;
  /** The state of the live stream; undefined when the ticket takes no answers. */
  live: LiveState | undefined;
}

/** Who answered, of which class, when; while pupils can answer, how they get in. Its child is the next thing to do. */
export const Summary = ({ ticket, responseCount, live, children }: PropsWithChildren<SummaryProps>) => {
  const { t, i18n } = useTranslation('results');
  const { openShare } = useDialogs();
  const { title, className, totalStudents, createdAt, pin } = ticket;
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
        <div className={classes.summaryActions}>
          {live && pin && (
            <>
              <p className={classes.pin}>
                <span>{t('summary.pin')}</span> <b>{pin}</b>
              </p>
              {responseCount > 0 && (
                <Button variant="default" className={resultsClasses.noPrint} onClick={() => openShare({ title, pin })}>
                  {t('students.sharePin')}
                </Button>
              )}
            </>
          )}
          {children}
        </div>
      </div>
    </Slip>
  );
};
