import type { Ticket } from '@exit-tickets/contracts';
import { IconArrowLeft } from '@tabler/icons-react';
import type { PropsWithChildren, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/api/paths.ts';
import { useIsSample } from '../../../shared/sample.ts';
import topBarClasses from '../../../shared/screen/top-bar.module.css';
import { countOf } from '../results.ts';
import visuallyHidden from '../visually-hidden.module.css';
import classes from './results-head.module.css';

interface ResultsBarProps {
  ticket: Ticket;
  responseCount: number;
  state: ReactNode;
}

/** Title of the ticket, response count, and whether it is open; the actions come after these. */
export const ResultsBar = ({ ticket, responseCount, state, children }: PropsWithChildren<ResultsBarProps>) => {
  const { t, i18n } = useTranslation(['results', 'tickets']);
  const isSample = useIsSample();
  return (
    <div className={topBarClasses.bar}>
      <div className={classes.bar}>
        <Link to={isSample ? paths.home : paths.dashboard} className={classes.back} aria-label={t('back')}>
          <IconArrowLeft size={20} aria-hidden />
        </Link>
        <h1 className={classes.title} tabIndex={-1} title={ticket.title}>
          {ticket.title}
        </h1>
        <div className={classes.facts}>
          <span className={ticket.className ? classes.className : classes.noClass}>
            {ticket.className ?? t('tickets:noClass')}
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
  );
};
