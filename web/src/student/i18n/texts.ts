import type { Refused } from '../ask.ts';
import type { Missing } from '../student-ticket.ts';

/** What the student page says, in one language. */
export interface Texts {
  language: string;
  join: { title: string; hint: string; pin: string; go: string; looking: string; noConnection: string };
  invalidPin: string;
  tooManyAttempts: string;
  tryNow: string;
  ticket: { isThisYours: string; other: string };
  name: { label: string; hint: string; required: string };
  /** "2 van 3" */
  place: (place: number, of: number) => string;
  notAnswered: string;
  notAllAnswered: string;
  scale: { low: string; high: string };
  charactersLeft: (left: number) => string;
  restored: { text: string; startAgain: string };
  send: { button: string; missing: (missing: Missing) => string; ready: string; sending: string; waiting: string };
  failed: { title: string; unknown: string; byCode: Readonly<Record<string, string>>; kept: string };
  closed: string;
  questionsChanged: string;
  receipt: {
    title: string;
    sentAt: (time: string) => string;
    explanation: string;
    again: string;
    already: string;
    someoneElse: string;
  };
  privacy: string;
}

/** Joins "a", "b" and "c" as a person would write it. */
export const listed = (items: readonly string[], and: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;

/** Why sending failed, in the pupil's language where the code is known, else in the server's words. */
export const reasonOf = ({ failed }: Texts, { code, message }: Refused): string =>
  failed.byCode[code ?? ''] ?? message ?? failed.unknown;
