import { limits, type TicketDraft } from '@exit-tickets/contracts';

/** A blank ticket to fill in: an open question and a choice, so that both kinds are seen. */
export const blankTicket = (): TicketDraft => ({
  title: '',
  className: null,
  totalStudents: limits.totalStudents.default,
  questions: [
    { id: 'q1', type: 'open_text', text: '' },
    { id: 'q2', type: 'multiple_choice', text: '', options: ['', '', ''] },
  ],
});
