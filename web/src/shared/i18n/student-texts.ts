import type { findTicketByPin, PublicErrorCode, submitResponse } from '@exit-tickets/contracts';

/** Every error code of the students' calls. */
type StudentErrorCode =
  | PublicErrorCode
  | (typeof findTicketByPin)['errors'][number]
  | (typeof submitResponse)['errors'][number];

/** What is missing before sending. */
export interface Missing {
  isNameMissing: boolean;
  /** Positions of the unanswered questions, counted from 1. */
  questions: readonly number[];
}

/** The texts of the student page in one language. */
export interface StudentTexts {
  /** The product name. */
  product: string;
  language: string;
  /** Small words of questions that occur in no other language. */
  questionWords: string;
  join: {
    title: string;
    hint: string;
    pin: string;
    go: string;
    looking: string;
    noConnection: string;
    checkPin: string;
  };
  tryNow: string;
  ticket: { isThisYours: string; other: string };
  /** Whether an AI reads the answers, and where it runs: a host, `own` for the server's network, or nowhere. */
  ai: (place: string) => string;
  name: { label: string; hint: string; required: string };
  /** "2 van 3" */
  place: (place: number, of: number) => string;
  readAloud: { start: string; stop: string };
  /** For students who do not know the answer; judged as blank (packages/answer-groups). */
  dontKnow: string;
  notAnswered: string;
  notAllAnswered: string;
  scale: { low: string; high: string };
  charactersLeft: (left: number) => string;
  restored: { text: string; startAgain: string };
  cleared: { text: string; undo: string };
  send: { button: string; missing: (missing: Missing) => string; ready: string; sending: string; waiting: string };
  failed: { title: string; kept: string };
  closed: string;
  receipt: {
    title: string;
    sentAt: (time: string) => string;
    explanation: string;
    again: string;
    already: string;
    someoneElse: string;
  };
  privacy: string;
  errors: Readonly<Record<StudentErrorCode, string>>;
  unknownError: string;
}

/** The student page's texts about released right answers, loaded with them (student/right-answers). */
export interface RightAnswersTexts {
  intro: string;
  own: string;
  right: string;
  untold: string;
  noOwn: string;
  why: string;
  none: string;
}

/** "a, b and c" with this `and`. `Intl.ListFormat` would take 70 ms to prepare on a cheap phone. */
export const listWith = (and: string, items: readonly string[]): string =>
  [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(` ${and} `);
