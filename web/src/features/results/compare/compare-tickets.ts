import type { ComparedTicket, QuestionTally } from '@exit-tickets/contracts';
import { correctAnswerOf, optionsOf } from '@exit-tickets/contracts/rules';

type ListedQuestion = ComparedTicket['questions'][number];

/** A class and its tickets, oldest first. */
export interface ComparedClass {
  key: string;
  className: string | null;
  tickets: ComparedTicket[];
}

/** How one ticket asked a question, and the result. */
export interface Asking {
  ticket: ComparedTicket;
  /** `otherwise`: the ticket has an edited version. */
  how: 'asked' | 'otherwise' | 'notAsked';
  tally: QuestionTally | undefined;
}

/** A question, or an edited version of it, across all classes. */
export interface ComparedQuestion {
  key: string;
  question: ListedQuestion;
  place: number;
  isEdited: boolean;
  /** By class, then by ticket of that class. */
  classes: Asking[][];
}

/** Comparison key of a question: what students read, and what counts as right. */
const versionOf = (question: ListedQuestion): string =>
  JSON.stringify([question.type, question.text, optionsOf(question), correctAnswerOf(question)]);

/** Tickets by class, sorted by class key. Those without a class stay separate, at the end: theirs is unknown. */
const byClass = (tickets: readonly ComparedTicket[]): ComparedClass[] => {
  const classes = new Map<string, ComparedClass>();
  for (const ticket of tickets) {
    const key = ticket.classKey || ticket.id;
    const known = classes.get(key);
    // The newest spelling is the one in use.
    classes.set(key, { key, className: ticket.className, tickets: [...(known?.tickets ?? []), ticket] });
  }
  const rank = ({ className, key }: ComparedClass): string => (className === null ? '~' : key);
  return [...classes.values()].sort((one, other) => (rank(one) < rank(other) ? -1 : Number(rank(one) > rank(other))));
};

/** Compares each question across the classes. An edited version is a separate question, below the original. */
export const compareTickets = (
  newestFirst: readonly ComparedTicket[],
): { classes: ComparedClass[]; questions: ComparedQuestion[] } => {
  const tickets = [...newestFirst].reverse();
  const classes = byClass(tickets);
  const versions = new Map<string, Map<string, ListedQuestion>>();
  for (const question of tickets.flatMap(({ questions }) => questions)) {
    const known = versions.get(question.id) ?? new Map<string, ListedQuestion>();
    if (!known.has(versionOf(question))) known.set(versionOf(question), question);
    versions.set(question.id, known);
  }
  const askingOf = (ticket: ComparedTicket, id: string, version: string): Asking => {
    const there = ticket.questions.find((question) => question.id === id);
    if (!there) return { ticket, how: 'notAsked', tally: undefined };
    if (versionOf(there) !== version) return { ticket, how: 'otherwise', tally: undefined };
    return { ticket, how: 'asked', tally: ticket.tallies?.find(({ questionId }) => questionId === id) };
  };
  const questions = [...versions].flatMap(([id, ofQuestion], at) =>
    [...ofQuestion].map(([version, question], edits) => ({
      key: `${id} ${edits}`,
      question,
      place: at + 1,
      isEdited: edits > 0,
      classes: classes.map((each) => each.tickets.map((ticket) => askingOf(ticket, id, version))),
    })),
  );
  return { classes, questions };
};
