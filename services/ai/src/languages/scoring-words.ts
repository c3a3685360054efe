/**
 * What is said to whoever judges instead of about the subject: lists as a lexicon reads them (`lexicon.ts`). Students mix languages, so
 * that a part of one goes with those of any other; `talks-about-scoring.ts` says which parts together.
 */
export interface ScoringWords {
  /** Who marks, as one speaks of them. */
  marker: string;
  /** Whoever marks this, as nobody is called who is part of a subject: said by itself. */
  addresses: string;
  /** “Dear”, and the machines that are greeted so. */
  greets: string;
  machines: string;
  /** What markers do. */
  judges: string;
  /** What they are to do: let it pass. */
  approves: string;
  /** What is to be marked. */
  answer: string;
  /** “My answer”, “this one”. */
  mine: string;
  /** What “right” and “wrong” are called when something is marked. */
  right: string;
  wrong: string;
  /** “Count the others as wrong.” */
  others: string;
  points: string;
  gives: string;
  /** “me”, “all of us”. */
  whom: string;
  please: string;
  /** “just”, “can you”, “I need it”. */
  urges: string;
  /** Sets a rule or lifts one: said by itself. */
  rules: string;
  pretends: string;
  /** “Just say that”: a verdict follows. */
  says: string;
  /** Claims to be allowed to, or to need no look: said by itself. */
  claims: string;
  /** “Ignore”, and what markers go by. */
  ignores: string;
  key: string;
  /** All points there are. */
  full: string;
  /** Slips, and that they do not count. */
  mistakes: string;
  uncounted: string;
  /** A teacher, one's own, and what they would have said. */
  ownTeacher: string;
  teacher: string;
  allows: string;
  /** What stands before a colon where a verdict is written down. */
  labels: string;
}
