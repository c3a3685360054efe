import type { ListedTicket, Verdict, Wording } from '@exit-tickets/contracts';

const hourMs = 3_600_000;

/** A valid open ticket of a list; a test names only what matters to it. */
export const aListedTicket = (part: Partial<ListedTicket> = {}): ListedTicket => ({
  id: 't1',
  title: 'Fotosynthese',
  pin: '4071',
  createdBy: 'u1',
  className: '2B',
  totalStudents: 25,
  questions: [{ id: 'q1', type: 'open_text', text: 'Waarom?' }],
  isActive: true,
  isAnalyzed: false,
  isArchived: false,
  expiresAt: new Date(Date.now() + 48 * hourMs).toISOString(),
  createdAt: new Date(Date.now() - hourMs).toISOString(),
  responseCount: 0,
  ...part,
});

/** Answers that say the same; their responses by id, parted by spaces. */
export const aWording = (ids: string, verdict: Verdict = 'unjudged', more: Partial<Wording> = {}): Wording => ({
  answer: `antwoord ${ids}`,
  responseIds: ids.split(' '),
  verdict,
  ...more,
});

/** Wordings under one heading. */
export const aGroup = (key: string, ...wordings: Wording[]): { key: string; wordings: Wording[] } => ({
  key,
  wordings,
});
