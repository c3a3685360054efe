import type { ListedTicket } from '@exit-tickets/contracts';
import { useTranslation } from 'react-i18next';
import { responseShare } from '../../../shared/ticket/response-share.ts';
import classes from './response-count.module.css';

/** How many have answered, over a thin bar where the size of the class is known. */
export const ResponseCount = ({ ticket }: { ticket: ListedTicket }) => {
  const { t } = useTranslation('tickets');
  const { responseCount, totalStudents } = ticket;
  const responses = responseShare(ticket);
  return (
    <span className={classes.count}>
      <span className={classes.full}>{t('responses', responses)}</span>
      {/* Where there is less room, the bar stands for the total. */}
      <span className={classes.short} aria-label={t('responses', responses)} role="img">
        {responses.share}
      </span>
      {totalStudents && (
        <svg className={classes.bar} viewBox={`0 0 ${totalStudents} 1`} preserveAspectRatio="none" aria-hidden>
          <rect width={Math.min(responseCount, totalStudents)} height="1" />
        </svg>
      )}
    </span>
  );
};
