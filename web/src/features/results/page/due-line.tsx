import { limits } from '@exit-tickets/contracts/rules';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../../shared/ui/date-format.ts';
import { useNow } from '../../../shared/ui/use-now.ts';
import { anonymityQuery } from '../api/anonymity.ts';
import resultsClasses from '../results.module.css';
import classes from './ticket-results.module.css';

const warningMs = limits.retentionWarningDays * 24 * 60 * 60_000;

interface DueLineProps {
  ticketId: string;
  /** Near the top once the lists warn of the date, before that only at the end. */
  place: 'top' | 'end';
}

/** The date on which names and single answers are removed. */
export const DueLine = ({ ticketId, place }: DueLineProps) => {
  const { t, i18n } = useTranslation('results');
  const dueAt = useQuery(anonymityQuery(ticketId)).data?.dueAt;
  const isSoon = useNow((now) => dueAt !== undefined && Date.parse(dueAt) - now.getTime() <= warningMs);
  if (!dueAt || isSoon !== (place === 'top')) return null;
  const date = dateFormat(i18n.language, { dateStyle: 'long' }).format(new Date(dueAt));
  const text = t('anonymous.due', { date });
  return <p className={`${resultsClasses.muted} ${place === 'top' ? classes.underHead : ''}`}>{text}</p>;
};
