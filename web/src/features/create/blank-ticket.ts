import { limits, type TicketDraft } from '@exit-tickets/contracts';

/** A blank ticket with an open and a multiple-choice question, to show both kinds. */
export const blankTicket = (): TicketDraft => ({
  title: '',
  className: null,
  totalStudents: limits.totalStudents.default,
  questions: [
    { id: 'q1', type: 'open_text', text: '' },
    { id: 'q2', type: 'multiple_choice', text: '', options: ['', '', ''] },
  ],
});
