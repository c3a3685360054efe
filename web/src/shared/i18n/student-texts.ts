import type { findTicketByPin, PublicErrorCode, submitResponse } from '@exit-tickets/contracts';

/** Every error that a student's calls can be answered with. */
type StudentErrorCode =
  | PublicErrorCode
  | (typeof findTicketByPin)['errors'][number]
  | (typeof submitResponse)['errors'][number];

/** What has to be filled in before sending. */
export interface Missing {
  isNameMissing: boolean;
  /** Places of the unanswered questions, counted from 1. */
  questions: readonly number[];
}

/** The texts of the student page in one language. */
export interface StudentTexts {
  /** What the product is called. */
  product: string;
  language: string;
  /** Small words of questions that no other language has. */
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
  /** Whether an AI reads along, and where that runs: the host, `own` for the network of this server, or nowhere. */
  ai: (place: string) => string;
  name: { label: string; hint: string; required: string };
  /** "2 van 3" */
  place: (place: number, of: number) => string;
  readAloud: { start: string; stop: string };
  /** For a question that one cannot answer; judged as blank (packages/answer-groups). */
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

/** What the student page says about right answers that were released: fetched with them (student/right-answers). */
export interface RightAnswersTexts {
  intro: string;
  own: string;
  right: string;
  untold: string;
  noOwn: string;
  why: string;
  none: string;
}

/** "a, b and c", with the `and` of a language. The browser's own lists (`Intl.ListFormat`) take a cheap phone 70 ms to prepare. */
export const listWith = (and: string, items: readonly string[]): string =>
  [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(` ${and} `);
