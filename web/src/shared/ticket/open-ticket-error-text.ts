import { limits } from '@exit-tickets/contracts';
import { t } from 'i18next';
import { hasCode } from '../api/call-error.ts';
import { errorText } from '../screen/error-text.ts';

/** The text for an error of a call that opens a ticket, where `too_many_requests` means too many tickets. */
export const openTicketErrorText = (error: unknown, fallback?: string): string =>
  hasCode(error, 'too_many_requests')
    ? t('tooManyTickets', { open: limits.openTicketsPerTeacher, hourly: limits.newTicketsPerTeacherPerHour })
    : errorText(error, fallback);
