import { limits } from '@exit-tickets/contracts';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../api/call-error.ts';
import { useErrorText } from '../screen/use-error-text.ts';

/** The text for an error of a call that opens a ticket, where `too_many_requests` means too many tickets. */
export const useOpenTicketErrorText = (): ((error: unknown, fallback?: string) => string) => {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (error, fallback) =>
    hasCode(error, 'too_many_requests')
      ? t('tooManyTickets', { open: limits.openTicketsPerTeacher, hourly: limits.newTicketsPerTeacherPerHour })
      : errorText(error, fallback);
};
