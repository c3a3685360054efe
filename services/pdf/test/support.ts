import type { Question, Ticket } from '@exit-tickets/contracts';
import { aQuestion, pagesOf } from '@exit-tickets/testing';

export const teacherId = 'teacher-1';

/** An open ticket; a test names only what matters to it. */
export const aTicket = (overrides: Partial<Ticket> = {}): Ticket => ({
  id: 'ticket-1',
  title: 'Fotosynthese',
  pin: '4827',
  createdBy: teacherId,
  className: '2B',
  totalStudents: 25,
  questions: [aQuestion()],
  isActive: true,
  isAnalyzed: false,
  isArchived: false,
  expiresAt: '2100-01-01T00:00:00.000Z',
  createdAt: '2026-01-01T00:00:00.000Z',
  responseCount: 0,
  ...overrides,
});

/** Every question of a ticket that has all three types, with a key and a guide that must not be printed. */
export const allTypes: Question[] = [
  {
    id: 'q1',
    type: 'open_text',
    text: 'Où naît le magma ?',
    guide: { modelAnswer: 'GEHEIM-MODEL', passage: 'GEHEIM-BRON' },
  },
  {
    id: 'q2',
    type: 'multiple_choice',
    text: 'Wer gehörte zum Dritten Stand?',
    options: ['Bürger', 'Geistliche'],
    correctAnswer: 'Bürger',
    guide: { misconception: 'GEHEIM-IRRTUM' },
  },
  { id: 'q3', type: 'scale', text: 'Hoe zeker ben je, coördinatie?' },
];

export const textOf = async (pdf: Buffer): Promise<string> => (await pagesOf(pdf)).join(' ');
