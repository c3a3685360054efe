import type { ListedTicket, Question, Submission, Ticket, TicketDraft, TicketSnapshot } from '@exit-tickets/contracts';

/** A valid open question; a test overrides only the relevant fields. */
export const aQuestion = (overrides: Partial<Extract<Question, { type: 'open_text' }>> = {}): Question => ({
  id: 'q1',
  type: 'open_text',
  text: 'Wat heeft een plant nodig voor fotosynthese?',
  ...overrides,
});

/** A valid choice question. */
export const aChoice = (overrides: Partial<Extract<Question, { type: 'multiple_choice' }>> = {}): Question => ({
  id: 'q2',
  type: 'multiple_choice',
  text: 'Welke stof vangt het licht op?',
  options: ['chlorofyl', 'glucose', 'zetmeel'],
  correctAnswer: 'chlorofyl',
  ...overrides,
});

/** A valid scale question. */
export const aScale = (overrides: Partial<Extract<Question, { type: 'scale' }>> = {}): Question => ({
  id: 'q3',
  type: 'scale',
  text: 'Hoe zeker ben je van je antwoord?',
  ...overrides,
});

/** What a teacher sends to create a ticket. */
export const aDraft = (overrides: Partial<TicketDraft> = {}): TicketDraft => ({
  title: 'Fotosynthese',
  className: '2B',
  totalStudents: 25,
  questions: [aQuestion()],
  ...overrides,
});

const ticketFields = {
  id: 't1',
  pin: '4071',
  createdBy: 'u1',
  isActive: true,
  isAnalyzed: false,
  isArchived: false,
  expiresAt: '2100-01-01T00:00:00.000Z',
  createdAt: '2026-01-01T00:00:00.000Z',
  responseCount: 0,
};

/** An open ticket as its teacher sees it. */
export const aTicket = (overrides: Partial<Ticket> = {}): Ticket => ({ ...aDraft(), ...ticketFields, ...overrides });

/** An open ticket of a list. */
export const aListedTicket = (overrides: Partial<ListedTicket> = {}): ListedTicket => {
  const { questions: _, ...draft } = aDraft();
  return { ...draft, questions: [{ id: 'q1', type: 'open_text', text: 'Waarom?' }], ...ticketFields, ...overrides };
};

/** The snapshot that other services receive of an open ticket. */
export const aSnapshot = (overrides: Partial<TicketSnapshot> = {}): TicketSnapshot => ({
  ticketId: ticketFields.id,
  teacherId: ticketFields.createdBy,
  version: 1,
  isAccepting: true,
  isAnalyzed: false,
  expiresAt: ticketFields.expiresAt,
  questions: [aQuestion()],
  ...overrides,
});

/** What a student's phone sends. */
export const aSubmission = (overrides: Partial<Submission> & Pick<Submission, 'ticketId'>): Submission => ({
  studentName: 'Noor',
  answers: [{ questionId: 'q1', answer: 'Licht, water en koolstofdioxide' }],
  submissionId: crypto.randomUUID(),
  ...overrides,
});
