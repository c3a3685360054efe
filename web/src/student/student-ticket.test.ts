import type { StudentQuestion } from '@exit-tickets/contracts';
import { describe, expect, test } from 'vitest';
import { isComplete, isStudentTicket, missingFields } from './student-ticket.ts';

const questions: StudentQuestion[] = [
  { id: 'q1', type: 'open_text', text: 'Waarom?' },
  { id: 'q2', type: 'scale', text: 'Hoe zeker?' },
];

describe('before sending', () => {
  test('the name and every question are needed, and blanks count as nothing', () => {
    expect(missingFields(questions, '  ', { q1: ' \n' })).toEqual({ isNameMissing: true, questions: [1, 2] });
  });

  test('nothing is missing once all is filled in', () => {
    expect(isComplete(missingFields(questions, 'Noor', { q1: 'x', q2: '3' }))).toBe(true);
  });
});

describe('a ticket from outside', () => {
  const ticket = { id: 't1', title: 'T', className: null, questions };

  test('is taken as the API gives it', () => {
    expect(isStudentTicket(ticket)).toBe(true);
  });

  test.each([
    undefined,
    'text',
    { ...ticket, title: 1 },
    { ...ticket, questions: [{ id: 'q1', type: 'essay', text: '' }] },
    { ...ticket, questions: [{ id: 'q1', type: 'multiple_choice', text: '' }] },
    { ...ticket, questions: [{ id: 'q1', type: 'scale', text: '', lowEnd: {} }] },
  ])('is refused when it is something else: %j', (value) => {
    expect(isStudentTicket(value)).toBe(false);
  });
});
