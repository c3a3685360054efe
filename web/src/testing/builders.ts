import type { Verdict, Wording } from '@exit-tickets/contracts';

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
