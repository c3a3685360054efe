import type { findTicketByPin, PublicErrorCode, submitResponse } from '@exit-tickets/contracts';

/** Every error code of the students' calls. */
export type StudentErrorCode =
  | PublicErrorCode
  | (typeof findTicketByPin)['errors'][number]
  | (typeof submitResponse)['errors'][number];

/** What is missing before sending. */
export interface Missing {
  isNameMissing: boolean;
  /** Positions of the unanswered questions, counted from 1. */
  questions: readonly number[];
}

/** "a, b and c" with this `and`. `Intl.ListFormat` would take 70 ms to prepare on a cheap phone. */
export const listWith = (and: string, items: readonly string[]): string =>
  [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(` ${and} `);
