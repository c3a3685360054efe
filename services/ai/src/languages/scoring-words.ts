/**
 * Words addressed to the judge instead of the subject, in lists as a lexicon reads them (`lexicon.ts`). Students mix
 * languages, so parts of different ones combine; `talks-about-scoring.ts` defines which combinations count.
 */
export interface ScoringWords {
  /** The person or machine that marks, in the third person. */
  marker: string;
  /** Direct address of the marker that cannot belong to a subject; counts alone. */
  addresses: string;
  /** “Dear”, and the machines addressed with it. */
  greets: string;
  machines: string;
  /** Verbs of marking. */
  judges: string;
  /** Requests to accept an answer. */
  approves: string;
  /** The thing to be marked. */
  answer: string;
  /** “My answer”, “this one”. */
  mine: string;
  /** Words for “right” and “wrong” in marking. */
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
  /** Sets or lifts a rule; counts alone. */
  rules: string;
  pretends: string;
  /** “Just say that”, before a verdict. */
  says: string;
  /** Claims a permission or an exemption; counts alone. */
  claims: string;
  /** “Ignore”, and the criteria of marking. */
  ignores: string;
  key: string;
  /** Full marks. */
  full: string;
  /** Slips, and saying that they do not count. */
  mistakes: string;
  uncounted: string;
  /** One's own teacher, a teacher, and what they allow. */
  ownTeacher: string;
  teacher: string;
  allows: string;
  /** Labels before a colon and a verdict. */
  labels: string;
}
