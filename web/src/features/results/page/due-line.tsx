import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../../shared/ui/date-format.ts';
import { anonymityQuery } from '../api/anonymity.ts';
import resultsClasses from '../results.module.css';

/** When names and single answers go. */
export const DueLine = ({ ticketId }: { ticketId: string }) => {
  const { t, i18n } = useTranslation('results');
  const dueAt = useQuery(anonymityQuery(ticketId)).data?.dueAt;
  if (!dueAt) return null;
  const date = dateFormat(i18n.language, { dateStyle: 'long' }).format(new Date(dueAt));
  return <p className={resultsClasses.muted}>{t('anonymous.due', { date })}</p>;
};
