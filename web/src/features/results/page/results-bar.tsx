import type { Ticket } from '@exit-tickets/contracts';
import { IconArrowLeft } from '@tabler/icons-react';
import type { PropsWithChildren, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/api/paths.ts';
import { useIsSample } from '../../../shared/sample.ts';
import topBarClasses from '../../../shared/screen/top-bar.module.css';
import { dateFormat } from '../../../shared/ui/date-format.ts';
import { countOf } from '../results.ts';
import { usePhone } from '../use-media.ts';
import visuallyHidden from '../visually-hidden.module.css';
import classes from './results-head.module.css';

interface ResultsBarProps {
  ticket: Ticket;
  responseCount: number;
  state: ReactNode;
}

/** Title, class and date of the ticket, response count, and whether it is open; the actions come after these. */
export const ResultsBar = ({ ticket, responseCount, state, children }: PropsWithChildren<ResultsBarProps>) => {
  const { t, i18n } = useTranslation(['results', 'tickets']);
  const isSample = useIsSample();
  // Beside its other actions a phone has no room for it.
  const isPhone = usePhone();
  const date = (
    <time dateTime={ticket.createdAt}>
      {dateFormat(i18n.language, { dateStyle: 'medium' }).format(new Date(ticket.createdAt))}
    </time>
  );
  return (
    <>
      <div className={topBarClasses.bar}>
        <div className={classes.bar}>
          <Link to={isSample ? paths.home : paths.dashboard} className={classes.back} aria-label={t('back')}>
            <IconArrowLeft size={20} aria-hidden />
          </Link>
          <h1 className={classes.title} tabIndex={-1} title={ticket.title}>
            {ticket.title}
          </h1>
          <div className={classes.facts}>
            <span className={classes.given}>
              <span className={ticket.className ? undefined : classes.noClass}>
                {ticket.className ?? t('tickets:noClass')}
              </span>
              {!isPhone && (
                <span className={classes.date}>
                  <span className={visuallyHidden.always}>{t('summary.date')}</span> {date}
                </span>
              )}
            </span>
            <span className={classes.count}>
              {countOf(responseCount, ticket.totalStudents, i18n.language)}{' '}
              {/* The number includes a percent sign; in a narrow window the word is only for screen readers. */}
              <span className={visuallyHidden.upTo96em}>{t('summary.responses')}</span>
            </span>
            {state}
          </div>
          <span className={classes.space} />
          {children}
        </div>
      </div>
      {isPhone && (
        <p className={classes.dateBelow}>
          {t('summary.date')} {date}
        </p>
      )}
    </>
  );
};
