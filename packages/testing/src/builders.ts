import { randomUUID } from 'node:crypto';
import type { Question, Submission, TicketDraft } from '@exit-tickets/contracts';

/** A valid open question; a test names only what matters to it. */
export const aQuestion = (shown: Partial<Extract<Question, { type: 'open_text' }>> = {}): Question => ({
  id: 'q1',
  type: 'open_text',
  text: 'Wat heeft een plant nodig voor fotosynthese?',
  ...shown,
});

/** A valid choice question. */
export const aChoice = (shown: Partial<Extract<Question, { type: 'multiple_choice' }>> = {}): Question => ({
  id: 'q2',
  type: 'multiple_choice',
  text: 'Welke stof vangt het licht op?',
  options: ['chlorofyl', 'glucose', 'zetmeel'],
  correctAnswer: 'chlorofyl',
  ...shown,
});

/** A valid scale question. */
export const aScale = (shown: Partial<Extract<Question, { type: 'scale' }>> = {}): Question => ({
  id: 'q3',
  type: 'scale',
  text: 'Hoe zeker ben je van je antwoord?',
  ...shown,
});

/** What a teacher sends to create a ticket. */
export const aDraft = (shown: Partial<TicketDraft> = {}): TicketDraft => ({
  title: 'Fotosynthese',
  className: '2B',
  totalStudents: 25,
  questions: [aQuestion()],
  ...shown,
});

/** What a pupil's phone sends. */
export const aSubmission = (shown: Partial<Submission> & Pick<Submission, 'ticketId'>): Submission => ({
  studentName: 'Noor',
  answers: [{ questionId: 'q1', answer: 'Licht, water en koolstofdioxide' }],
  submissionId: randomUUID(),
  ...shown,
});
